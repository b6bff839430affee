import { notReached } from '../lib/network'
import { CallError } from './callError'

/** Longest time until a function answers, in ms: it may run for 60 s. */
export const callTimeoutMs = 70_000

/** Time without an answer after which the page asks whether the site can be reached at all, in ms. */
const doubtMs = 20_000

/**
 * Waits for a call's answer, however late: what the call has used up, such as a recovery code, would be lost with it.
 * Rejects earlier only if the site cannot be reached meanwhile.
 */
export function awaitAnswer<Answer>(asked: Promise<Answer>, isReachable: () => Promise<boolean>): Promise<Answer> {
  const doubt = new Promise<never>((_, reject) => {
    const ask = async () => {
      if (!(await isReachable())) reject(new CallError(notReached, 'no answer'))
    }
    const timer = setTimeout(() => void ask(), doubtMs)
    const stop = () => clearTimeout(timer)
    asked.then(stop, stop)
  })
  return Promise.race([asked, doubt])
}
