/* What the tabs of a browser share. Where storage is blocked, browsers refuse this too: then each tab is on its own. */

/** A channel to the other tabs; without one, nothing is heard and nothing is sent. */
export function openChannel(name: string): Pick<BroadcastChannel, 'onmessage' | 'postMessage' | 'close'> {
  try {
    return new BroadcastChannel(name)
  } catch {
    return { onmessage: null, postMessage: () => undefined, close: () => undefined }
  }
}

/** Runs `work` while this tab holds a lock; without locks it just runs. Rejects if `signal` aborts the wait. */
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
