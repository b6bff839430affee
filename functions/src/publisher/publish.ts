import { setTimeout as sleep } from 'node:timers/promises'
import { publicContentFrom, type StoredContent } from '@studio/domain/content/publicContentFrom'
import { dayAt, dayBegins } from '@studio/domain/content/visibility'
import type { LanguageCode } from '@studio/domain/languages'
import {
  isDue,
  isUnpublished,
  Publication,
  type PublicationFailure,
  pauseAfter,
  publicationPath,
} from '@studio/domain/publishing/publication'
import { studioZoneOf } from '@studio/domain/settings/settings'
import { publicSettingsFrom } from '@studio/domain/settings/settingsFrom'
import { isDay } from '@studio/domain/values/day'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { logFact, logFailure } from '../lib/log.ts'
import { changeIfUnchanged, type Step } from '../lib/storeIfUnchanged.ts'
import { readContent } from '../publicContent/storedContent.ts'
import type { prove } from './proof.ts'
import { daysOf, type renderFiles } from './render.ts'
import { PublishError, type Target } from './target.ts'

interface Dependencies {
  db: Firestore
  now: () => number
  target: Target
  /** The build of the renderer, which must be the one that is live. */
  build: string
  render: typeof renderFiles
  prove: typeof prove
  /** Waits for a number of ms; tests advance their clock instead. */
  wait?: (ms: number) => Promise<unknown>
}

/** Time without a change before a publication, in ms. */
const quietMs = 3000

/** Longest wait for quiet, in ms. A hundred edits in a minute thus become at most three releases. */
const longestWaitMs = 40_000

/** Longest time that one publication takes, in ms; after it another run takes over. */
const leaseMs = 180_000

/** Failures in a row after which a run leaves the next try to the schedule. */
const triesOfRun = 3

/** Many triggers write the document at once; each conflict means that another write succeeded. */
const maxTries = 20

/** Notes that the public content has changed. */
export const noteChange = (db: Firestore, now: number) =>
  db.doc(publicationPath).set({ changed_at: now }, { merge: true })

/** Returns a function that publishes the content if that is due. Only one run works at a time; others return at once. */
export function publisher({ db, now, target, build, render, prove, wait = sleep }: Dependencies) {
  const document = db.doc(publicationPath)
  const read = async () => v.parse(Publication, { ...(await document.get()).data(), id: document.id })
  const change = <Result>(step: (stored: Publication) => Step<Result>) =>
    changeIfUnchanged<Result>(
      document,
      maxTries,
      (snapshot) => {
        const { id: _, ...stored } = v.parse(Publication, { ...snapshot.data(), id: snapshot.id })
        const { document: changed, result } = step({ ...stored, id: snapshot.id })
        return { ...(changed && { document: { ...stored, ...changed } }), result }
      },
      100,
    )

  const takeLease = () =>
    change((stored) => {
      if (!isDue(stored, build, now())) return { result: false }
      return { document: { lease_until: now() + leaseMs }, result: true }
    })

  /** Waits until nothing has changed for a while, or the first change is too long ago. */
  async function quiet(): Promise<Publication> {
    const until = now() + longestWaitMs
    for (;;) {
      const stored = await read()
      const left = Math.min(stored.changed_at + quietMs, until) - now()
      if (!isUnpublished(stored) || left <= 0) return stored
      await wait(Math.min(left, quietMs))
    }
  }

  async function publishOnce(stored: Publication) {
    const [content, origin] = await Promise.all([readContent(db), target.origin()])
    const at = now()
    const today = dayAt(at, zoneOf(content))
    const contents = new Map<LanguageCode, ReturnType<typeof publicContentFrom>>()
    const contentOf = (language: LanguageCode) => {
      const one = contents.get(language) ?? publicContentFrom(language, content, at)
      contents.set(language, one)
      return one
    }
    const pages = daysOf(contentOf, stored.pages, today)
    const files = await render({ origin, contentOf, dayOf: (language) => pages[language]?.day })
    const isNew = await target.publish(files)
    const known = isNew || stored.failure === 'notLive' ? null : stored.proof
    const proof = known ?? (await prove({ origin, files, contentOf, now: now() }))
    const goesLive = isNew || !stored.published_at
    return { pages, origin, proof, next_at: nextDay(content, today), ...(goesLive && { published_at: now() }) }
  }

  /** Records a failure. Returns the pause before the next try of this run; undefined if the schedule tries next. */
  const fail = (failure: PublicationFailure, more: Partial<Publication> = {}) =>
    change(({ tries: before }) => {
      const tries = before + 1
      const pauseMs = pauseAfter(tries)
      const isOver = tries >= triesOfRun
      const next = { failure, tries, retry_at: now() + pauseMs, lease_until: isOver ? 0 : now() + leaseMs }
      return { document: { ...more, ...next }, result: isOver ? undefined : pauseMs }
    })

  /** Publishes once. Returns the pause before the next round of this run; undefined if the run ends. */
  async function round(): Promise<number | undefined> {
    const stored = await quiet()
    try {
      const published = await publishOnce(stored)
      const { wrong } = published.proof
      if (wrong.length > 0) {
        logFact('published pages differ', { languages: wrong.join() })
        return await fail('notLive', published)
      }
      logFact('pages published', { build })
      const done = { ...published, build, covered: stored.changed_at, failure: null, tries: 0, retry_at: null }
      return await change(({ changed_at }) => {
        const isOver = changed_at === stored.changed_at
        return { document: { ...done, lease_until: isOver ? 0 : now() + leaseMs }, result: isOver ? undefined : 0 }
      })
    } catch (error) {
      const known = error instanceof PublishError ? error : new PublishError('unreachable', '', error)
      const { failure, detail, cause } = known
      logFailure('pages could not be published', cause ?? known, { failure, detail })
      return await fail(failure)
    }
  }

  return async (): Promise<void> => {
    if (!(await takeLease())) return
    let pauseMs: number | undefined = 0
    while (pauseMs !== undefined) {
      if (pauseMs > 0) await wait(pauseMs)
      pauseMs = await round()
    }
  }
}

const zoneOf = ({ settings }: StoredContent) => studioZoneOf(publicSettingsFrom(settings))

/** Returns the moment at which the next planned document becomes visible; null if none is planned. */
function nextDay(content: StoredContent, today: string): number | null {
  const days = Object.values(content)
    .flat()
    .map(({ visibility }) => visibility)
    .filter((day): day is string => typeof day === 'string' && isDay(day) && day > today)
    .sort()
  return days[0] === undefined ? null : dayBegins(days[0], zoneOf(content))
}
