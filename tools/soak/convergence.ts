import type { Browser, Page } from 'playwright/test'
import { storedProject, syncState } from '../../tests/e2e/support/devices.ts'
import { setOffline } from '../../tests/e2e/support/studio.ts'
import { exactly } from '../shared/figures.ts'
import { enterAsAdmin, expect, newDevice, outboxOf, untilSays } from './devices.ts'
import { type Place, projectsPage, settingsPage } from './places.ts'
import { oneOf, type Row } from './row.ts'

const runs = 20
const editsEach = 50
/** Number of final edits that are made while both devices are offline. */
const lastApart = 10
/** Limits for the time after the last reconnect, in ms: for most runs, and for all. */
const soon = 20_000
const latest = 60_000

/** Two tabs of one device, which share its network. */
interface Device {
  tabs: [Page, Page]
  isOffline: boolean
}

/**
 * Two devices with two tabs each make random edits while their networks come and go. Then both reconnect. The time
 * counts until all four tabs show exactly the server's state and nothing is pending. Runs alternate between the
 * settings and the list of projects.
 */
export const row: Row = async ({ browser, note, random }) => {
  const times: number[] = []
  let [conflicts, refused] = [0, 0]
  const titles = [await storedProject('Uno'), await storedProject('Dos')].map(({ title }) => title)
  const seconds = () => times.map((ms) => (ms / 1000).toFixed(1)).join(' ')
  while (times.length < runs) {
    const { ms, left } = await runOnce(browser, times.length % 2 === 0 ? settingsPage : projectsPage(titles), random)
    times.push(ms)
    conflicts += left.filter(({ state }) => state === 'conflict').length
    refused += left.filter(({ state }) => state === 'refused').length
    note(`${times.length} runs, ${seconds()}`)
  }
  const within = (limit: number) => times.filter((ms) => ms <= limit).length
  const mostSoon = Math.ceil(runs * 0.95)
  const slowest = Math.max(...times) / 1000
  return [
    exactly(
      `Two devices × two tabs, ${editsEach} random edits, random offline: equal everywhere`,
      runs,
      within(latest),
    ),
    {
      what: `… within ${soon / 1000} s of the last reconnect (${seconds()})`,
      expected: `≥ ${mostSoon}`,
      found: `${within(soon)}`,
      holds: within(soon) >= mostSoon,
    },
    {
      what: '… the slowest run',
      expected: `≤ ${latest / 1000} s`,
      found: `${slowest.toFixed(1)} s`,
      holds: slowest <= latest / 1000,
    },
    exactly(`… refused though all was right (conflicts, to be chosen: ${conflicts})`, 0, refused),
  ]
}

/** Runs once. Returns the duration (ms), and the entries that need the owner. */
async function runOnce(browser: Browser, place: Place, random: () => number) {
  const devices = await Promise.all([openDevice(browser, place), openDevice(browser, place)])
  for (let edit = 0; edit < editsEach; edit += 1) {
    const device = oneOf(devices, random)
    // The last edits are made offline on both devices, so that there is something to merge.
    const isLast = edit >= editsEach - lastApart
    if (isLast) for (const one of devices) await switchNetwork(one, false)
    else if (random() < 0.2) await switchNetwork(device, device.isOffline)
    await place.edit(oneOf(device.tabs, random), random)
  }
  for (const device of devices) await switchNetwork(device, true)
  const tabs = devices.flatMap((device) => device.tabs)
  const ms = await timeToEqual(tabs, place)
  const left = (await Promise.all(devices.map((device) => outboxOf(device.tabs[0])))).flat()
  await Promise.all(devices.map((device) => device.tabs[0].context().close()))
  return { ms, left }
}

async function openDevice(browser: Browser, place: Place): Promise<Device> {
  const context = await newDevice(browser)
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()]
  await enterAsAdmin(tabs[0])
  for (const tab of tabs) await place.open(tab)
  await untilSays(tabs[1], 'Sincronizado')
  return { tabs, isOffline: false }
}

async function switchNetwork(device: Device, isOnline: boolean) {
  if (device.isOffline !== isOnline) return
  device.isOffline = !isOnline
  await setOffline(device.tabs[0], device.isOffline)
}

/** Returns the milliseconds until all tabs show the server's state; Infinity if they never do. */
async function timeToEqual(tabs: readonly Page[], place: Place): Promise<number> {
  const start = performance.now()
  const areEqual = async () => {
    for (const tab of tabs) expect(await syncState(tab, '(Enviando|Sin conexión|pendientes)').isVisible()).toBe(false)
    const [stored, ...shown] = await Promise.all([place.stored(), ...tabs.map(place.shown)])
    expect(shown).toEqual(shown.map(() => stored))
  }
  try {
    await expect(areEqual).toPass({ intervals: [100], timeout: latest + 30_000 })
    return performance.now() - start
  } catch (error) {
    console.error(error)
    return Number.POSITIVE_INFINITY
  }
}
