/** The browser's guard against scripts from texts; not in every browser, and not in TypeScript's DOM. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => unknown
}

/** The only scripts that may be started by their address: the service worker, and Google's tag when the owner wants it. */
const isOurs = (url: string) => {
  const { origin, pathname } = new URL(url, location.href)
  return origin === 'https://www.googletagmanager.com' || (origin === location.origin && pathname === '/sw.js')
}

/**
 * Hosting's headers let a text become a script only by this policy; markup from texts it lets through nowhere. Run
 * before anything is loaded: the libraries that register the worker know nothing of policies.
 */
export function guardScripts() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isOurs(url) ? url : null) })
}

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
