import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import { isUnpublished, Publication, publicationPath } from '@studio/domain/publishing/publication'
import { defaultSettings } from '@studio/domain/settings/settings'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type Browser, chromium } from 'playwright'
import * as v from 'valibot'
import { projectId, siteUrl, testSet } from '../../scripts/lib/emulators/emulatorSet.ts'
import { step } from '../../scripts/lib/steps.ts'
import { launchOptions, onTestStudio } from '../shared/studio.ts'
import { type Goal, inTimeGoal } from './goals.ts'
import { pathOf } from './server.ts'

/** Timeout of a publication, in ms, and the longest time that an edit may take to reach all pages. */
const patienceMs = 180_000
const publishedMs = 20_000

/** Visits after each edit, and how many of them at once. Nine rounds make more than a hundred. */
const [visitsOfRound, visitsAtOnce] = [12, 4]

/** Edits in a minute, and the most releases that they may make. */
const [edits, editEveryMs, mostReleases] = [100, 600, 3]

interface Findings {
  /** From storing an edit until it was in the HTML of all languages, in ms. */
  times: number[]
  /** For each visit, whether its first paint had the newest content, and nothing replaced it. */
  firstPaints: boolean[]
  /** The releases that the hundred edits made, and whether the last one has the last edit. */
  releases: number
  isLastRight: boolean
}

const origin = () => siteUrl(testSet())

async function until(isDone: () => Promise<boolean>, pauseMs: number) {
  const end = performance.now() + patienceMs
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error('nothing was published in time')
    await setTimeout(pauseMs)
  }
}

function studioOf(db: Firestore) {
  const read = async () => v.parse(Publication, { ...(await db.doc(publicationPath).get()).data(), id: 'state' })
  return {
    read,
    rename: (name: string) =>
      db.doc(`${collections.settings}/site_info`).set({
        ...{ key: 'site_info', value: { ...defaultSettings.site_info, name }, updated_by: 'bench' },
      }),
    isNamed: async (name: string) => {
      const pages = languageCodes.map(async (code) => (await fetch(origin() + pathOf(code))).text())
      return (await Promise.all(pages)).every((html) => html.includes(`content="${name}"`))
    },
    /** Resolves once everything stored is published. */
    settle: () =>
      until(async () => {
        const state = await read()
        return state.published_at !== null && !isUnpublished(state) && state.lease_until === 0
      }, 500),
  }
}

/** Runs in the page: notes the header's texts from the first paint on. */
function noteHeader() {
  const texts: string[] = []
  Object.assign(window, { headerTexts: texts })
  const note = () => {
    const text = document.querySelector('header')?.textContent ?? ''
    if (texts.at(-1) !== text) texts.push(text)
  }
  new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    note()
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
  }).observe({ type: 'paint', buffered: true })
}

/** Visits a page for the first time. Returns whether its first paint had the name, also after the content's request. */
async function isNewestAtOnce(browser: Browser, language: string, name: string): Promise<boolean> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(noteHeader)
    const answer = page.waitForResponse((response) => response.url().includes('/api/content/'))
    await page.goto(origin() + pathOf(language))
    await (await answer).finished()
    await setTimeout(500)
    const texts = await page.evaluate(() => (window as unknown as { headerTexts: string[] }).headerTexts)
    return texts.length === 1 && texts.every((text) => text.includes(name))
  } finally {
    await context.close()
  }
}

/** Measures publications on the emulators, with the sample data. */
export function measurePublication(rounds: number): Promise<Findings> {
  return onTestStudio({ data: 'small' }, async () => {
    const app = initializeApp({ projectId }, `bench-${randomUUID()}`)
    const studio = studioOf(getFirestore(app))
    const browser = await chromium.launch(await launchOptions())
    const [times, firstPaints]: [number[], boolean[]] = [[], []]
    await step('First publication', studio.settle)
    await step(`${rounds} edits, each with ${visitsOfRound} visits`, async () => {
      for (let round = 1; round <= rounds; round += 1) {
        const started = performance.now()
        await studio.rename(`Corte ${round}`)
        await until(() => studio.isNamed(`Corte ${round}`), 100)
        times.push(performance.now() - started)
        await studio.settle()
        const languages = Array.from(
          { length: visitsOfRound },
          (_, at) => languageCodes[(round + at) % languageCodes.length] ?? 'es',
        )
        while (languages.length > 0) {
          const together = languages.splice(0, visitsAtOnce)
          const visits = together.map((language) => isNewestAtOnce(browser, language, `Corte ${round}`))
          firstPaints.push(...(await Promise.all(visits)))
        }
      }
    })
    await browser.close()
    return step(`${edits} edits in a minute`, async () => {
      const { at: before = 0 } = (await studio.read()).releases[0] ?? {}
      const started = performance.now()
      for (let edit = 1; edit <= edits; edit += 1) {
        await studio.rename(`Plano ${edit}`)
        await setTimeout(Math.max(0, started + edit * editEveryMs - performance.now()))
      }
      // The trigger of the last edit may come a moment later.
      await until(() => studio.isNamed(`Plano ${edits}`), 500)
      await studio.settle()
      const { releases } = await studio.read()
      const isLastRight = await studio.isNamed(`Plano ${edits}`)
      await deleteApp(app)
      return { times, firstPaints, releases: releases.filter(({ at }) => at > before).length, isLastRight }
    })
  })
}

export function publicationGoals({ times, firstPaints, releases, isLastRight }: Findings): Goal[] {
  const right = firstPaints.filter(Boolean).length
  return [
    inTimeGoal('An edit is in the HTML of all ten languages', times, publishedMs),
    {
      name: 'First paints with the newest content, which nothing replaces',
      limit: '≥ 99 %',
      reached: `${right} of ${firstPaints.length}`,
      isMet: right >= firstPaints.length * 0.99,
    },
    {
      name: `Releases of ${edits} edits in a minute, the last one correct`,
      limit: `≤ ${mostReleases}`,
      reached: `${releases}, ${isLastRight ? 'correct' : 'wrong'}`,
      isMet: isLastRight && releases <= mostReleases,
    },
  ]
}
