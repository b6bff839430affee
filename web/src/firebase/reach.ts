import { noteFailed, noteReached } from '../lib/network'

/** Time that the site has to answer, in ms. A later answer still counts for `noteReached`. */
const patienceMs = 5000

/** Requests a small file from the site, bypassing all caches, and records the result. Returns whether it answered. */
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
