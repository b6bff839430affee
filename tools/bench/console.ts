import { collections } from '@studio/domain/collections'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { type Browser, chromium } from 'playwright'
import { clearEmulators, disableTriggers } from '../../scripts/lib/emulators/data.ts'
import { environmentOf, projectId, siteUrl, testSet } from '../../scripts/lib/emulators/emulatorSet.ts'
import { startEmulators } from '../../scripts/lib/emulators/emulators.ts'
import { findJava } from '../../scripts/lib/emulators/java.ts'
import { demandFreePorts } from '../../scripts/lib/emulators/ports.ts'
import { step } from '../../scripts/lib/steps.ts'
import { owner, seed } from '../../scripts/lib/studio.ts'
import { measureArrivals } from './arrivals.ts'
import { chromeWith } from './chromium.ts'
import type { ConsoleFindings } from './consoleGoals.ts'
import {
  lists,
  messagesOnDevice,
  moveFirstDown,
  type Opening,
  onFreshDevice,
  open,
  searchMessages,
  signedIn,
} from './consoleVisits.ts'

type Openings = Record<(typeof lists)[number], Opening[]>

/** Opens every list a number of times, each time on a fresh device, the lists in turns. */
async function openAll(browser: Browser, origin: string, rounds: number): Promise<Openings> {
  const session = await signedIn(browser, origin, owner)
  const openings: Openings = { projects: [], testimonials: [], messages: [], users: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const list of lists)
      openings[list].push(await onFreshDevice(browser, origin, session, (page) => open(page, list)))
  return openings
}

/** Names of the projects with the moment of their last write. */
async function projectTimes(): Promise<Map<string, string>> {
  const app = initializeApp({ projectId }, `bench-${crypto.randomUUID()}`)
  const found = await getFirestore(app).collection(collections.projects).get()
  await deleteApp(app)
  return new Map(found.docs.map(({ id, updateTime }) => [id, `${updateTime.seconds}.${updateTime.nanoseconds}`]))
}

type Size = 'small' | 'large'

/** Gives `work` a browser and emulators of its own that hold sample data or a large studio's, and ends both. */
async function withStudio<Result>(size: Size, withTriggers: boolean, work: (browser: Browser) => Promise<Result>) {
  const set = testSet()
  await demandFreePorts(set)
  Object.assign(process.env, environmentOf(set))
  const emulators = await step('Emulators', async () => startEmulators(set, await findJava()))
  if (!withTriggers) await disableTriggers(set)
  await step(`Data: ${size}`, () => clearEmulators(set).then(() => seed(set, size)))
  const browser = await chromium.launch(await chromeWith())
  try {
    return await work(browser)
  } finally {
    await browser.close()
    await step('Stopping the emulators', emulators.stop)
  }
}

/**
 * Measures the console with the sample data, then with a large studio's. Each has emulators of its own: listeners of
 * devices that are gone make the emulator answer each of 10,000 writes anew. The triggers rest: the emulators are busy for
 * minutes with the log entries of 10,000 documents that were written at once.
 */
export async function measureConsole(rounds: number): Promise<ConsoleFindings> {
  const origin = siteUrl(testSet())
  const small = await withStudio('small', false, (browser) =>
    step(`Lists with the sample data, ${rounds} ×`, () => openAll(browser, origin, rounds)),
  )
  return withStudio('large', false, async (browser) => {
    const large = await step(`Lists with the large data, ${rounds} ×`, () => openAll(browser, origin, rounds))
    const session = await signedIn(browser, origin, owner)
    const messagesRead = await step('Documents read by the inbox', () =>
      onFreshDevice(browser, origin, session, async (page) => {
        await open(page, 'messages')
        return messagesOnDevice(page)
      }),
    )
    const search = await step('Searching 10,000 messages', () =>
      onFreshDevice(browser, origin, session, (page) => searchMessages(page, Math.max(rounds, 10))),
    )
    const before = await projectTimes()
    const moves = await step('Moving one project among 500', () =>
      onFreshDevice(browser, origin, session, async (page) => {
        const times: number[] = []
        await open(page, 'projects')
        for (let round = 0; round < rounds; round += 1) {
          times.push(await moveFirstDown(page))
          await page.waitForTimeout(1500)
        }
        return times
      }),
    )
    const after = await projectTimes()
    const written = [...after].filter(([id, time]) => before.get(id) !== time).length
    return { small, large, messagesRead, search, moves, written }
  })
}

/** From a visitor's press to the number on the rail, with the sample data, in ms. */
export function measureEnquiries(count: number): Promise<number[]> {
  const origin = siteUrl(testSet())
  return withStudio('small', true, async (browser) => {
    const session = await signedIn(browser, origin, owner)
    return step(`${count} enquiries`, () =>
      onFreshDevice(browser, origin, session, (page) => measureArrivals(page, origin, count)),
    )
  })
}
