import { useEffect } from 'react'

/**
 * Replaces the package react-style-singleton (vite.config.ts), which dialogs use to stop the page behind them from
 * scrolling. The package inserts a style element, which the Content-Security-Policy blocks; this adds a style sheet
 * instead. The first user's styles apply until the last user is gone.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  const add = (styles: string) => {
    users += 1
    if (users > 1 || !('adoptedStyleSheets' in document)) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }
  const remove = () => {
    users -= 1
    if (users > 0 || !sheet) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    sheet = undefined
  }
  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles)
      return remove
    }, [styles])
    return null
  }
}
