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
