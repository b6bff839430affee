import { setTimeout as wait } from 'node:timers/promises'
import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import type { Browser, Page } from 'playwright/test'
import { exactly, type Figure } from '../../scripts/lib/figures.ts'
import { storedProject, syncState } from '../../tests/e2e/support/devices.ts'
import { setOffline } from '../../tests/e2e/support/studio.ts'
import { enterAsAdmin, inSpanish, openBrowser, untilSays } from './desk.ts'
import { outboxOf } from './outboxStore.ts'
import { type Place, projectsPage, settingsPage } from './places.ts'
import { oneOf, type Row, randomFrom } from './row.ts'

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

/** What one run came to: how long it took (ms), and the steps that then still wait for their owner. */
interface Found {
  ms: number
  conflicts: number
  refused: number
}

/**
 * Two devices with two tabs each edit at random while their networks come and go. Then both are back, and the time
 * runs until all four tabs show exactly what the server has and nothing waits anywhere. Runs take turns between the
 * settings and the list of projects.
 */
export const row: Row = async ({ note, seed }): Promise<Figure[]> => {
  const random = randomFrom(seed)
  const browser = await openBrowser()
  const found: Found[] = []
  const titles = [await storedProject('Uno'), await storedProject('Dos')].map(({ title }) => title)
  for (let run = 0; run < runs; run += 1) {
    const place = run % 2 === 0 ? settingsPage() : projectsPage(titles)
    found.push(await runOnce(browser, place, random))
    note(`${found.length} runs, ${inSeconds(found.map(({ ms }) => ms))}`)
  }
  await browser.close()
  const times = found.map(({ ms }) => ms).sort((one, other) => one - other)
  const sum = (state: 'conflicts' | 'refused') => found.reduce((all, one) => all + one[state], 0)
  const within = (limit: number) => times.filter((ms) => ms <= limit).length
  const atLeast = Math.ceil(runs * 0.95)
  return [
    exactly(
      `Two devices × two tabs, ${editsEach} random edits, random offline: equal everywhere`,
      runs,
      within(latest),
    ),
    {
      what: `… within ${soon / 1000} s of the last reconnect`,
      expected: `≥ ${atLeast}`,
      found: `${within(soon)}`,
      holds: within(soon) >= atLeast,
    },
    {
      what: '… each run, in s',
      expected: `≤ ${latest / 1000}`,
      found: inSeconds(times),
      holds: within(latest) === runs,
    },
    exactly(`… refused though all was right (conflicts, to be chosen: ${sum('conflicts')})`, 0, sum('refused')),
  ]
}

const inSeconds = (times: readonly number[]) => times.map((ms) => (ms / 1000).toFixed(1)).join(' ')

let edits = 4_000_000

async function runOnce(browser: Browser, place: Place, random: () => number): Promise<Found> {
  const devices = await Promise.all([openDevice(browser, place), openDevice(browser, place)])
  for (let edit = 0; edit < editsEach; edit += 1) {
    const device = oneOf(devices, random)
    // The last edits are made apart, on both sides: that is what has to come together.
    const isLast = edit >= editsEach - lastApart
    if (isLast) for (const one of devices) await switchNetwork(one, false)
    else if (random() < 0.2) await switchNetwork(device, device.isOffline)
    await place.edit(oneOf(device.tabs, random), edits++, random)
  }
  for (const device of devices) await switchNetwork(device, true)
  const ms = await timeToEqual(
    devices.flatMap(({ tabs }) => tabs),
    place,
  )
  const left = (await Promise.all(devices.map(({ tabs: [tab] }) => outboxOf(tab)))).flat()
  const count = (state: PendingMutation['state']) => left.filter((entry) => entry.state === state).length
  await Promise.all(devices.map(({ tabs: [tab] }) => tab.context().close()))
  return { ms, conflicts: count('conflict'), refused: count('refused') }
}

async function openDevice(browser: Browser, place: Place): Promise<Device> {
  const context = await browser.newContext(inSpanish())
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

/** Milliseconds until all tabs show what the server has; more than `latest` when they do not. */
async function timeToEqual(tabs: readonly Page[], place: Place): Promise<number> {
  const start = performance.now()
  const isSettled = async (tab: Page) => !(await syncState(tab, '(Enviando|Sin conexión|pendientes)').isVisible())
  for (;;) {
    const settled = await Promise.all(tabs.map(isSettled))
    const [stored, ...shown] = await Promise.all([place.stored(), ...tabs.map(place.shown)])
    const ms = performance.now() - start
    const wanted = JSON.stringify(stored)
    const equal = shown.map((one) => JSON.stringify(one) === wanted)
    if (settled.every(Boolean) && equal.every(Boolean)) return ms
    if (ms > latest + 30_000) {
      console.error('not equal', { settled, stored, shown })
      return Number.POSITIVE_INFINITY
    }
    await wait(100)
  }
}
