import { useEffect, useState } from 'react'

/** Marks every primary action within the page's sections: a chat link or the contact form's button. */
export const primaryAction = 'data-primary'

/**
 * Returns whether a primary action of the page's sections is on the screen. If so, the floating ones hide. Undefined
 * until the first measurement.
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
