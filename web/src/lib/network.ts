import { useSyncExternalStore } from 'react'
import { codeOf } from './codeOf'
import { createEmitter } from './emitter'

/*
 * Whether this device has a network. `navigator.onLine` is a hint: with some VPNs and virtual adapters it is false for
 * ever. What real tries met counts more. Nothing here forbids a try: it explains one that failed, chooses what to show
 * meanwhile, and says when a new one is worthwhile. This is the only file that reads `navigator.onLine`.
 */

/** The code of a call that no server answered (firebase/call.ts). */
export const notReached = 'network/not-reached'

/** Codes with which calls, Auth and Firestore report that no server answered. */
const networkCodes: ReadonlySet<string> = new Set([notReached, 'auth/network-request-failed', 'unavailable'])

const changed = createEmitter()
/** Whether the latest conclusive request since the last `online` or `offline` event reached a server. */
let isReached = false

/** Whether the device seems to have no network: the browser says so, and no server was reached since. */
export const seemsOffline = () => !isReached && navigator.onLine === false

function note(reached: boolean) {
  const before = seemsOffline()
  isReached = reached
  if (seemsOffline() !== before) changed.emit()
}

/** Notes that a server has answered. */
export const noteReached = () => note(true)

/** Notes that a try failed for lack of a network. */
export const noteFailed = () => note(false)

if (typeof addEventListener === 'function')
  for (const event of ['online', 'offline'])
    addEventListener(event, () => {
      isReached = false
      changed.emit()
    })

/** Whether a code says nothing about the cause: there is none, or only the number that a `DOMException` has. */
const isVague = (code: string) => /^\d*$/.test(code)

/** Whether an error comes from the lack of a network: by its code or, if that says nothing, as far as the browser knows. */
export function isNetworkError(error: unknown): boolean {
  const code = codeOf(error)
  return networkCodes.has(code) || (isVague(code) && seemsOffline())
}

/** Calls back when the network seems to have come or gone; returns what stops it. */
export const onNetworkChange = changed.subscribe

/** Calls back when the network seems to be back; returns what stops it. */
export const onNetworkBack = (listener: () => void) => changed.subscribe(() => seemsOffline() || listener())

/** Resolves once the device seems to have a network. */
export const untilNetwork = () =>
  new Promise<void>((resolve) => {
    if (!seemsOffline()) return resolve()
    const stop = onNetworkBack(() => {
      stop()
      resolve()
    })
  })

const shortestPauseMs = 1000
const longestPauseMs = 30_000

/** Resolves after a pause in ms, or as soon as the network seems to be back. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = onNetworkBack(end)
    const timer = setTimeout(end, ms)
  })

/** Runs `act` until it does not fail for lack of a network, with growing pauses. Returns what it gives. */
export async function untilReached<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs))
    try {
      return await act()
    } catch (error) {
      if (!networkCodes.has(codeOf(error))) throw error
      await pause(pauseMs)
    }
}

/** Whether the device seems to have no network, live. */
export const useSeemsOffline = () => useSyncExternalStore(changed.subscribe, seemsOffline, () => false)
