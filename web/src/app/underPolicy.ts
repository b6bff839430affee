/** The browser's guard against scripts from texts; not in every browser, and not in TypeScript's DOM. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => unknown
}

/** Google's tag, when the owner wants it; and reCAPTCHA in a site that is built for App Check. */
const others = import.meta.env.VITE_APP_CHECK_KEY
  ? /^https:\/\/www\.(googletagmanager\.com|google\.com\/recaptcha|gstatic\.com\/recaptcha)\//
  : /^https:\/\/www\.googletagmanager\.com\//

/** The only scripts that may be started by their address: the service worker, and those of others. */
const isWanted = (address: string) => {
  const { origin, pathname, href } = new URL(address, location.href)
  return others.test(href) || (origin === location.origin && pathname === '/sw.js')
}

/**
 * Hosting's headers let a text become a script only by this policy; markup from texts it lets through nowhere. Run
 * before anything is loaded: the libraries that register the worker know nothing of policies.
 */
export function guardScripts() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isWanted(url) ? url : null) })
}
