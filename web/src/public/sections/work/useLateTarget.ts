import { useEffect } from 'react'
import { useContent } from '../../content/content'

/**
 * Goes to what the address names (`#project-<id>`) once it is there: what was stored after the page was prerendered comes with
 * the newest content. Whoever has scrolled meanwhile is left alone.
 */
export function useLateTarget() {
  const content = useContent()
  useEffect(() => {
    if (content.status !== 'ready' || location.hash.length < 2 || scrollY > 0) return
    const target = document.getElementById(location.hash.slice(1))
    // The same address again: the browser looks for the place once more.
    if (target && !target.matches(':target')) location.replace(location.href)
  }, [content])
}
