import { projectAnchor } from '@studio/domain/content/publicContent'
import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/** Shows all projects if a link leads to one that the filter leaves out, and goes there. */
export function useShownTarget(showAll: () => void) {
  const follow = useEffectEvent(() => {
    if (!location.hash.startsWith(`#${projectAnchor('')}`) || document.querySelector(':target')) return
    flushSync(showAll)
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  })
  useEffect(() => {
    const handle = () => follow()
    addEventListener('hashchange', handle)
    return () => removeEventListener('hashchange', handle)
  }, [])
}
