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
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { logFact, logFailure } from '../lib/log.ts'
import { changeIfUnchanged, type Step } from '../lib/storeIfUnchanged.ts'
import { type Published, type PublishingDependencies, publishOnce } from './publishOnce.ts'
import { restoreOnce } from './restoreOnce.ts'
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

/** Notes that the public content changed at a moment. Events arrive late and out of order, so only the latest counts. */
export const noteChange = (db: Firestore, at: number) =>
  db.doc(publicationPath).set({ changed_at: FieldValue.maximum(at) }, { merge: true })

/**
 * Returns a function that publishes the content if that is due, or makes an earlier release live again if an admin wants
 * that. Only one run works at a time; others return at once.
 */
export function publisher({ wait = sleep, ...dependencies }: Dependencies) {
  const { db, now, build } = dependencies
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

  /**
   * Waits until no change has been noted for a while, or for as long as allowed. It compares the notes, not the clock,
   * because triggers note a change seconds after its time.
   */
  async function quiet(): Promise<Publication> {
    const until = now() + longestWaitMs
    let before: number | undefined
    for (;;) {
      const stored = await read()
      const left = until - now()
      if (stored.wanted || !isUnpublished(stored) || stored.changed_at === before || left <= 0) return stored
      before = stored.changed_at
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
  const succeed = (stored: Publication, published: Published, covered: number) =>
    change(({ changed_at, wanted }) => {
      const done = { ...published, covered, failure: null, tries: 0, retry_at: null }
      const isGranted = wanted === null || wanted.at === stored.wanted?.at
      const isOver = isGranted && !isUnpublished({ ...done, changed_at })
      const left = { wanted: isGranted ? null : wanted, lease_until: isOver ? 0 : now() + leaseMs }
      return { document: { ...done, ...left }, result: isOver ? undefined : 0 }
    })

  /** Records what is live now. It is published again if its readers get something else. */
  async function record(stored: Publication, published: Published, covered: number) {
    const { live, proof } = published
    if (proof.wrong.length > 0) {
      logFact('published pages differ', { languages: proof.wrong.join() })
      return await fail('notLive', published)
    }
    logFact('pages published', { build, release: live })
    return await succeed(stored, published, covered)
  }

  async function publishContent(stored: Publication) {
    return await record(stored, await publishOnce(dependencies, stored), stored.changed_at)
  }

  /** Makes an earlier release live again. Nothing planned is published over it, and no change from before the wish. */
  async function restore(stored: Publication, wanted: Restoration) {
    const published = await restoreOnce(dependencies, stored, wanted)
    return await record(stored, published, Math.min(stored.changed_at, wanted.at))
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
