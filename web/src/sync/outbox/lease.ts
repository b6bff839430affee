import { withLock } from '../../lib/tabs'

const lockName = 'studio.outbox.sender'

/**
 * Runs `work` in one tab of the browser at a time. `signal` is aborted when another tab takes over.
 *
 * A tab takes over when it becomes visible or gets the focus, because the browser may have suspended the tab that holds
 * the lock. If that tab was just sending, both send the same batch, which its receipt makes harmless (decision 13).
 */
export async function sendInTurn(work: (signal: AbortSignal) => Promise<void>) {
  let steal = isVisible()
  for (;;) {
    const lost = new AbortController()
    const look = listenForLook()
    let hasTurn = false
    try {
      return await withLock(lockName, steal ? { steal } : { signal: look.signal }, () => {
        hasTurn = true
        look.stop()
        return work(lost.signal)
      })
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      lost.abort()
      // Someone has looked at this tab while it waited; or another tab has taken over.
      steal = !hasTurn
    } finally {
      look.stop()
    }
  }
}

const isVisible = () => document.visibilityState === 'visible'

/** `signal` is aborted when someone looks at this tab. */
function listenForLook() {
  const seen = new AbortController()
  const end = new AbortController()
  const look = () => isVisible() && seen.abort()
  document.addEventListener('visibilitychange', look, { signal: end.signal })
  addEventListener('focus', look, { signal: end.signal })
  return { signal: seen.signal, stop: () => end.abort() }
}
