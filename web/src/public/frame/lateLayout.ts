import { useEffect } from 'react'
import { css } from 'styled-components'
import { nextIdle, pageIdle } from '../../lib/pageIdle'
import { savesData } from '../../lib/wantsMotion'
import { breakpoint } from '../../theme/tokens'

/**
 * A part below the first screen is laid out when it comes near or the page is idle, so that a slow phone can respond
 * meanwhile. Until then it has an average height; the browser remembers its real one. A jump to an anchor lays out all
 * parts before it. The :has() is on each part: on the root it would restyle all elements whenever a part is laid out.
 */
export const lateLayout = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 56rem;
  ${breakpoint.medium} {
    contain-intrinsic-block-size: auto 46rem;
  }
  &:has(:target, ~ :target, ~ * :target) {
    content-visibility: visible;
  }
  /* On paper, and without script, nothing else would lay out what is out of sight. */
  @media print, (scripting: none) {
    content-visibility: visible;
  }
`

/**
 * Lays out all parts once the page is idle, one after the other, so that a picture of the whole page shows all of them.
 * Pictures load too, unless data should be saved.
 */
export function useWholeLayout() {
  useEffect(() => {
    let isOver = false
    async function layOut() {
      await pageIdle()
      for (const part of document.querySelectorAll<HTMLElement>('main section, footer')) {
        await nextIdle(100)
        if (isOver) return
        part.style.contentVisibility = 'visible'
        if (savesData()) continue
        for (const picture of part.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) picture.loading = 'eager'
      }
    }
    layOut().catch(console.error)
    return () => {
      isOver = true
    }
  }, [])
}
