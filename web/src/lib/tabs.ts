/*
 * Communication between the tabs of a browser. Browsers that block storage block this too; each tab then works alone.
 */

/** Opens a channel to the other tabs, or a dummy if the browser has none. */
export function openChannel(name: string): Pick<BroadcastChannel, 'onmessage' | 'postMessage' | 'close'> {
  try {
    return new BroadcastChannel(name)
  } catch {
    return { onmessage: null, postMessage: () => undefined, close: () => undefined }
  }
}

/** Runs `work` while this tab holds a lock. Without lock support it just runs. Rejects if `signal` aborts the wait. */
export async function withLock<T>(name: string, options: LockOptions, work: () => Promise<T>): Promise<T> {
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    return await navigator.locks.request(name, options, begin)
  } catch (error) {
    if (hasBegun || options.signal?.aborted) throw error
    return work()
  }
}
