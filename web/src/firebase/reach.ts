import { noteFailed, noteReached } from '../lib/network'

/** How long the site may take to answer, in ms; an answer that comes later is noted all the same. */
const patienceMs = 5000

/** Asks the site for something small, past every cache, and notes what came of it. Returns whether it answered. */
export function isReachable(): Promise<boolean> {
  const asked = fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => {
      noteReached()
      return true
    },
    () => {
      noteFailed()
      return false
    },
  )
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs))
  return Promise.race([asked, late])
}
