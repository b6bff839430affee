import { setTimeout as sleep } from 'node:timers/promises'
import {
  isDue,
  isUnpublished,
  Publication,
  type PublicationFailure,
  pauseAfter,
  publicationPath,
} from '@studio/domain/publishing/publication'
import type { Restoration } from '@studio/domain/publishing/release'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { recordAccountChange } from '../audit/auditLog.ts'
import { logFact, logFailure } from '../lib/log.ts'
import { changeIfUnchanged, type Step } from '../lib/storeIfUnchanged.ts'
import { type PublishingDependencies, publishOnce } from './publishOnce.ts'
import { PublishError } from './target.ts'

interface Dependencies extends PublishingDependencies {
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

/**
 * Returns a function that publishes the content if that is due, or makes an earlier release live again if an admin wants
 * that. Only one run works at a time; others return at once.
 */
export function publisher({ wait = sleep, ...dependencies }: Dependencies) {
  const { db, now, target, build } = dependencies
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
      if (stored.wanted || !isUnpublished(stored) || left <= 0) return stored
      await wait(Math.min(left, quietMs))
    }
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

  /** Records a success. Returns the pause before the next round if more is to be done. */
  const succeed = (stored: Publication, more: Partial<Publication>) =>
    change(({ changed_at, wanted }) => {
      const isOver = changed_at === stored.changed_at && (wanted === null || wanted.at === stored.wanted?.at)
      const done = { covered: stored.changed_at, failure: null, tries: 0, retry_at: null }
      const left = { wanted: isOver ? null : wanted, lease_until: isOver ? 0 : now() + leaseMs }
      return { document: { ...more, ...done, ...left }, result: isOver ? undefined : 0 }
    })

  async function publishContent(stored: Publication) {
    const published = await publishOnce(dependencies, stored)
    const { wrong } = published.proof
    if (wrong.length > 0) {
      logFact('published pages differ', { languages: wrong.join() })
      return await fail('notLive', published)
    }
    logFact('pages published', { build })
    return await succeed(stored, { ...published, build })
  }

  /** Makes an earlier release live again. Nothing planned is published over it. */
  async function restore(stored: Publication, wanted: Restoration) {
    const { release, by, at } = wanted
    await target.restore(release)
    await recordAccountChange(db, { by, of: release, action: 'release_restored', at })
    logFact('earlier pages published', { release })
    return await succeed(stored, { live: release, restored: wanted, proof: null, next_at: null })
  }

  /** Works once. Returns the pause before the next round of this run; undefined if the run ends. */
  async function round(): Promise<number | undefined> {
    const stored = await quiet()
    try {
      return await (stored.wanted ? restore(stored, stored.wanted) : publishContent(stored))
    } catch (error) {
      const known = error instanceof PublishError ? error : new PublishError('unreachable', '', error)
      const { failure, detail, cause } = known
      logFailure('pages could not be published', cause ?? known, { failure, detail })
      // Nothing brings that release back, so the page stays as it is.
      if (failure === 'releaseGone')
        return await change(() => ({ document: { failure, wanted: null, lease_until: 0 }, result: undefined }))
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
