import { pageIdle } from './pageIdle'

/** How far below the view a zone may be when its code is fetched, so that it is awake before a finger reaches it. */
const margin = '800px'

/**
 * Resolves once the element is near the view, or touched in any way, or the page is idle. While prerendering, and
 * where the page was not drawn beforehand, at once.
 */
export async function near(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element || !('IntersectionObserver' in window)) return
  await new Promise<void>((resolve) => {
    const stop = new AbortController()
    const arrive = () => {
      observer.disconnect()
      stop.abort()
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && arrive(),
      {
        rootMargin: margin,
      },
    )
    observer.observe(element)
    void pageIdle().then(arrive)
    for (const kind of ['pointerdown', 'focusin', 'click'])
      element.addEventListener(kind, arrive, { signal: stop.signal, capture: true })
  })
}
