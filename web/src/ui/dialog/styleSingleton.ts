import { useEffect } from 'react'

/**
 * Stands in for the package react-style-singleton (vite.config.ts), with which a dialog keeps the page behind it from
 * scrolling. The package writes its styles as text into a style element, which the policy stops; rules of a style sheet
 * are allowed. Those of the first user hold until the last is gone.
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
