/**
 * The toasts' library writes its styles as text into a style element, which the policy stops. It takes an element that
 * is there already, so it is given one whose text becomes rules of a style sheet.
 */
export function adoptToastStyles() {
  // A browser without them has no toast animations.
  if (!('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let text = ''
  const firstChild = {
    get data() {
      return text
    },
    set data(next: string) {
      text = next
      sheet.replaceSync(text)
    },
  }
  Object.assign(window, { _goober: { parentNode: document.head, firstChild } })
}
