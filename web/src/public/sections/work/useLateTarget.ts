import { useEffect } from 'react'
import { useContent } from '../../data/content'

/**
 * Scrolls to the anchor in the address (`#project-<id>`) once it exists: a newer project arrives with the fresh
 * content. Does nothing if the visitor has already scrolled.
 */
export function useLateTarget() {
  const content = useContent()
  useEffect(() => {
    if (content.status !== 'ready' || location.hash.length < 2 || scrollY > 0) return
    // A project's own address opens it above the portfolio.
    const target = document.getElementById(location.hash.slice(1).split('/')[0] ?? '')
    // Assigning the same address makes the browser look for the anchor again.
    if (location.hash.includes('/')) target?.scrollIntoView()
    else if (target && !target.matches(':target')) location.replace(location.href)
  }, [content])
}
