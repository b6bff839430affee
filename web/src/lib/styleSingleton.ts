import { useEffect } from 'react'

/**
 * In place of `react-style-singleton` (vite.config.ts), with which an open dialog keeps the page behind it from
 * scrolling: that one writes a style element, whose text depends on the scroll bar's width, so that no hash in the
 * Content-Security-Policy could allow it. A sheet that is made by script needs no leave.
 */
export function styleSingleton() {
  let uses = 0
  let sheet: CSSStyleSheet | undefined
  return function Style({ styles }: { styles: string; dynamic?: boolean }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the first style stays until the last use has ended
    useEffect(() => {
      uses += 1
      if (!sheet) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      return () => {
        uses -= 1
        if (uses > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
        sheet = undefined
      }
    }, [])
    return null
  }
}
