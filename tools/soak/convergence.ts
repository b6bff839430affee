import type { Browser, Page } from 'playwright/test'
import { storedProject, syncState } from '../../tests/e2e/support/devices.ts'
import { setOffline } from '../../tests/e2e/support/studio.ts'
import { exactly } from '../shared/figures.ts'
import { enterAsAdmin, expect, newDevice, outboxOf, untilSays } from './devices.ts'
import { type Place, projectsPage, settingsPage } from './places.ts'
import { oneOf, type Row } from './row.ts'

const runs = 20
const editsEach = 50
/** How many of them are made while both devices are offline, at the end. */
const lastApart = 10
/** How long it may take after the last reconnect, in ms: most runs, and all. */
const soon = 20_000
const latest = 60_000

/** Two tabs of one device, which share its network. */
interface Device {
  tabs: [Page, Page]
  isOffline: boolean
}

/**
 * Two devices with two tabs each edit at random while their networks come and go. Then both are back, and the time
 * runs until all four tabs show exactly what the server has and nothing waits anywhere. Runs take turns between the
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

/** One run: how long it took (ms), and what then still waits for its owner. */
async function runOnce(browser: Browser, place: Place, random: () => number) {
  const devices = await Promise.all([openDevice(browser, place), openDevice(browser, place)])
  for (let edit = 0; edit < editsEach; edit += 1) {
    const device = oneOf(devices, random)
    // The last edits are made apart, on both sides: that is what has to come together.
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

/** Milliseconds until all tabs show what the server has; without end when they do not. */
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
