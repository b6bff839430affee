import type { DocumentSnapshot } from 'firebase-admin/firestore'

/** The part of a trigger's event that handlers use; `time` is when the document was written, as an ISO date. */
export interface WriteEvent {
  time: string
  data?: { before: DocumentSnapshot; after: DocumentSnapshot }
}

/** Returns the moment of a write, in ms. The emulator gives the time of delivery, so the document's own comes first. */
export const writtenAt = ({ time, data }: WriteEvent): number =>
  data?.after.updateTime?.toMillis() ?? new Date(time).getTime()

/**
 * Runs the handlers of one event in parallel. If one fails, the others still finish and the result rejects, so that the
 * event is delivered again. Each handler must therefore tolerate repeated events.
 */
export const inParallel =
  (...handlers: readonly ((event: WriteEvent) => Promise<unknown>)[]) =>
  async (event: WriteEvent): Promise<void> => {
    const outcomes = await Promise.allSettled(handlers.map((handle) => handle(event)))
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    if (failures.length > 1) throw new AggregateError(failures, 'several handlers of one event failed')
    for (const failure of failures) throw failure
  }

/** Passes on only the events of new documents. */
export const onlyCreated =
  (handle: (event: { time: string; data: DocumentSnapshot }) => Promise<void>) =>
  async ({ time, data }: WriteEvent): Promise<void> => {
    if (data && !data.before.exists) await handle({ time, data: data.after })
  }

/** Passes on only the events of one document. */
export const onlyDocument =
  (path: string, handle: (event: WriteEvent) => Promise<void>) =>
  async (event: WriteEvent): Promise<void> => {
    if (event.data?.after.ref.path === path) await handle(event)
  }
