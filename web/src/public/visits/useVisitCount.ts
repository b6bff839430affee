import type { LanguageCode } from '@studio/domain/languages'
import { useEffect } from 'react'
import { pageIdle } from '../../lib/pageIdle'
import { persistently } from '../../lib/persistently'

/** Counts this visit, unless it is a preview. The code is loaded once the page is idle. */
export function useVisitCount(language: LanguageCode, isCounted: boolean) {
  useEffect(() => {
    if (!isCounted) return
    let stop: (() => void) | undefined
    let isOver = false
    pageIdle()
      .then(() => persistently(() => import('./countVisit'), 2))
      .then(({ countVisit }) => {
        if (!isOver) stop = countVisit(language)
      })
      // Blockers refuse the file each time. A visit that is not counted is not a failure.
      .catch(console.warn)
    return () => {
      isOver = true
      stop?.()
    }
  }, [language, isCounted])
}
