import { collections } from '@studio/domain/collections'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { type Browser, chromium, expect } from 'playwright/test'
import { projectId, siteUrl, testSet } from '../../scripts/lib/emulators/emulatorSet.ts'
import { step } from '../../scripts/lib/steps.ts'
import { ownerSession } from '../shared/session.ts'
import { launchOptions, onTestStudio } from '../shared/studio.ts'
import { measureArrivals } from './arrivals.ts'
import type { ConsoleFindings } from './consoleGoals.ts'
import {
  lists,
  messagesOnDevice,
  moveFirstDown,
  type Opening,
  onFreshDevice,
  open,
  openUnanswered,
  searchMessages,
} from './consoleVisits.ts'

type Openings = Record<(typeof lists)[number], Opening[]>

/** Opens every list several times, alternately and each time on a fresh device. */
async function openAll(browser: Browser, origin: string, rounds: number): Promise<Openings> {
  const session = await ownerSession(browser, origin)
  const openings: Openings = { projects: [], testimonials: [], messages: [], users: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const list of lists)
      openings[list].push(await onFreshDevice(browser, origin, session, (page) => open(page, list)))
  return openings
}

/** Opens the projects several times while nothing answers, each time on a device that has them stored. */
async function openAllUnanswered(browser: Browser, origin: string, rounds: number): Promise<number[]> {
  const session = await ownerSession(browser, origin)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    times.push(await onFreshDevice(browser, origin, session, openUnanswered))
  return times
}

/** Returns the projects' ids with the time of their last write. */
async function projectTimes(): Promise<Map<string, string>> {
  const app = initializeApp({ projectId }, `bench-${crypto.randomUUID()}`)
  const found = await getFirestore(app).collection(collections.projects).get()
  await deleteApp(app)
  return new Map(found.docs.map(({ id, updateTime }) => [id, `${updateTime.seconds}.${updateTime.nanoseconds}`]))
}

/** Returns the projects that were written since `before`. */
const writtenSince = async (before: ReadonlyMap<string, string>) =>
  [...(await projectTimes())].filter(([id, time]) => before.get(id) !== time)

/** Runs `work` with a browser and emulators that hold the sample data or a large studio's. */
const withStudio = <Result>(needs: Parameters<typeof onTestStudio>[0], work: (browser: Browser) => Promise<Result>) =>
  onTestStudio(needs, async () => {
    const browser = await chromium.launch(await launchOptions())
    try {
      return await work(browser)
    } finally {
      await browser.close()
    }
  })

/**
 * Measures the console with the sample data, then with a large studio's. Each has its own emulators: listeners of
 * closed devices would make the emulator answer each of 10,000 writes again. Triggers are disabled: the log entries of
 * 10,000 documents written at once would keep the emulators busy for minutes.
 */
export async function measureConsole(rounds: number): Promise<ConsoleFindings> {
  const origin = siteUrl(testSet())
  const { small, unanswered } = await withStudio({ data: 'small', withoutTriggers: true }, async (browser) => ({
    small: await step(`Lists with the sample data, ${rounds} ×`, () => openAll(browser, origin, rounds)),
    unanswered: await step(`A list while nothing answers, ${rounds} ×`, () =>
      openAllUnanswered(browser, origin, rounds),
    ),
  }))
  return withStudio({ data: 'large', withoutTriggers: true }, async (browser) => {
    const large = await step(`Lists with the large data, ${rounds} ×`, () => openAll(browser, origin, rounds))
    const session = await ownerSession(browser, origin)
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
          const known = await projectTimes()
          times.push(await moveFirstDown(page))
          // Waits until the move is published, so that the next one is written separately.
          await expect
            .poll(async () => writtenSince(known).then(({ length }) => length), { timeout: 60_000 })
            .not.toBe(0)
        }
        return times
      }),
    )
    const written = (await writtenSince(before)).length
    return { small, large, unanswered, messagesRead, search, moves, written }
  })
}

/** Measures the time from a visitor's press until the number appears in the navigation, with the sample data, in ms. */
export function measureEnquiries(count: number): Promise<number[]> {
  const origin = siteUrl(testSet())
  return withStudio({ data: 'small' }, async (browser) => {
    const session = await ownerSession(browser, origin)
    return step(`${count} enquiries`, () =>
      onFreshDevice(browser, origin, session, (page) => measureArrivals(page, origin, count)),
    )
  })
}
