import { useEffect, useState } from 'react'

/** What every primary action of the page's own parts is marked with: a chat, or the form that opens one. */
export const primaryAction = 'data-primary'

/**
 * Whether a primary action of the page's own is on the screen: then those that follow the reader step back. Undefined
 * until somebody has looked.
 */
export function usePrimaryActionInView(): boolean | undefined {
  const [isNear, setIsNear] = useState<boolean>()
  useEffect(() => {
    const near = new Set<Element>()
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) near[isIntersecting ? 'add' : 'delete'](target)
      setIsNear(near.size > 0)
    })
    for (const action of document.querySelectorAll(`main [${primaryAction}]`)) seen.observe(action)
    return () => seen.disconnect()
  }, [])
  return isNear
}
