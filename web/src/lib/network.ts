import { useSyncExternalStore } from 'react'
import { codeOf } from './codeOf'
import { createEmitter } from './emitter'

/*
 * The state of this device's network. `navigator.onLine` is only a hint: with some VPNs and virtual adapters it is
 * always false. The results of real requests count more. Nothing here prevents a request. This state explains failures,
 * decides what to show meanwhile and triggers retries. This is the only file that reads `navigator.onLine`.
 */

/** The code of a call that reached no server (firebase/call.ts). */
export const notReached = 'network/not-reached'

/** Codes with which calls, Auth and Firestore report that they reached no server. */
const networkCodes: ReadonlySet<string> = new Set([notReached, 'auth/network-request-failed', 'unavailable'])

const changed = createEmitter()
/** True if the latest conclusive request since the last `online` or `offline` event reached a server. */
let isReached = false

/** Returns whether the device seems offline: the browser says so, and no server was reached since. */
export const seemsOffline = () => !isReached && navigator.onLine === false

function note(reached: boolean) {
  const before = seemsOffline()
  isReached = reached
  if (seemsOffline() !== before) changed.emit()
}

/** Records that a server answered. */
export const noteReached = () => note(true)

/** Records that a request failed for lack of a network. */
export const noteFailed = () => note(false)

if (typeof addEventListener === 'function')
  for (const event of ['online', 'offline'])
    addEventListener(event, () => {
      isReached = false
      changed.emit()
    })

/** Returns whether a code tells nothing about the cause: it is empty, or only a `DOMException`'s number. */
const isVague = (code: string) => /^\d*$/.test(code)

/** Returns whether an error comes from the lack of a network: by its code, else by the state above. */
export function isNetworkError(error: unknown): boolean {
  const code = codeOf(error)
  return networkCodes.has(code) || (isVague(code) && seemsOffline())
}

/** Calls back when the device seems to go offline or online. Returns the unsubscribe function. */
export const onNetworkChange = changed.subscribe

/** Calls back when the device seems online again. Returns the unsubscribe function. */
export const onNetworkBack = (listener: () => void) => changed.subscribe(() => seemsOffline() || listener())

/** Resolves once the device seems online. */
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

/** Resolves after a pause in ms, or earlier when the device seems online again. */
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

/** Retries `act` with growing pauses while it fails for lack of a network. Returns its result. */
export async function untilReached<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs))
    try {
      return await act()
    } catch (error) {
      if (!networkCodes.has(codeOf(error))) throw error
      await pause(pauseMs)
    }
}

/** Returns whether the device seems offline, live. */
export const useSeemsOffline = () => useSyncExternalStore(changed.subscribe, seemsOffline, () => false)
