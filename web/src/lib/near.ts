/** How far below the view something may be when it counts as near, so that it is hydrated before a finger reaches it. */
const margin = '800px'

/** Resolves once the element is near the view; never, where there is no element or no way to know. */
export const comesNear = (element: Element | null) =>
  new Promise<void>((resolve) => {
    if (!element || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
  })
