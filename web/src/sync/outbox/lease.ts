import { createEmitter } from '../../lib/emitter'
import { openChannel, withLock } from '../../lib/tabs'

/* Only one tab of the browser sends. It holds a lock, which ends with the tab, and answers when another tab asks for
   it. */

const lockName = 'studio.outbox.sender'
const channelName = 'studio.outbox.lease'
/** Interval at which a visible waiting tab asks, and the time to answer, in ms. */
const askEveryMs = 5000
const patienceMs = 2000

/**
 * Runs `work` in this tab while it is the one that sends. `signal` is aborted if another tab has taken over because
 * this one did not answer: browsers may suspend a tab for hours. `isWaiting` returns whether there is something to
 * send.
 */
export async function sendInTurn(work: (signal: AbortSignal) => Promise<void>, isWaiting: () => boolean) {
  const channel = openChannel(channelName)
  const answered = createEmitter()
  let isSending = false
  channel.onmessage = ({ data }) => {
    if (data === 'who sends?' && isSending) channel.postMessage('I do')
    if (data === 'I do') answered.emit()
  }
  const turn = async (options: LockOptions) => {
    const lost = new AbortController()
    try {
      await withLock(lockName, options, () => {
        isSending = true
        return work(lost.signal)
      })
    } finally {
      isSending = false
      lost.abort()
    }
  }
  const isSilent = () =>
    new Promise<boolean>((resolve) => {
      const finish = (silent: boolean) => {
        stop()
        clearTimeout(timer)
        resolve(silent)
      }
      const stop = answered.subscribe(() => finish(false))
      const timer = setTimeout(() => finish(true), patienceMs)
      channel.postMessage('who sends?')
    })
  let takesOver = false
  for (;;) {
    const waiting = new AbortController()
    const timer = setInterval(async () => {
      const isWanted = !isSending && isWaiting() && document.visibilityState === 'visible'
      if (isWanted && (await isSilent()) && !isSending) waiting.abort()
    }, askEveryMs)
    try {
      await turn(takesOver ? { steal: true } : { signal: waiting.signal })
      return channel.close()
    } catch {
      // Either this tab takes over from a silent one, or another tab has taken over from this one.
      takesOver = waiting.signal.aborted
    } finally {
      clearInterval(timer)
    }
  }
}
