import * as v from 'valibot'

const paths = v.array(v.string())

/**
 * A message from a page to the service worker, possibly from another version.
 * - `SKIP_WAITING`: take over now.
 * - `KEEP`: store this page, and the files that it loaded before there was a worker.
 * - `AUTH_STARTS`, `AUTH_STARTED`: in between, Auth checks whether the stored session is still valid.
 */
export const WorkerMessage = v.variant('type', [
  v.object({ type: v.literal('SKIP_WAITING') }),
  v.object({ type: v.literal('KEEP'), page: v.string(), assets: paths, pictures: paths }),
  v.object({ type: v.literal('AUTH_STARTS') }),
  v.object({ type: v.literal('AUTH_STARTED') }),
])
export type WorkerMessage = v.InferOutput<typeof WorkerMessage>

/** Sends a message to the worker that controls this page, if there is one. */
export const tellWorker = (message: WorkerMessage) => navigator.serviceWorker?.controller?.postMessage(message)

/** Time that the worker lets Auth wait for each answer while it starts, in ms. */
export const authStartMs = 750
