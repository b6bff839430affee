import { comesNear } from '../../lib/near'
import { visitorIdle } from '../../lib/pageIdle'

/**
 * Resolves once the element is near the view, or touched in any way, or a visitor leaves the page time for it. While
 * prerendering, and where the page was not prerendered beforehand, at once.
 */
export async function wanted(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element || !('IntersectionObserver' in window)) return
  const stop = new AbortController()
  const touched = new Promise((resolve) => {
    for (const kind of ['pointerdown', 'focusin', 'click'])
      element.addEventListener(kind, resolve, { signal: stop.signal, capture: true })
  })
  await Promise.race([comesNear(element), touched, visitorIdle()])
  stop.abort()
}
