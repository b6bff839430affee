import { emptyDocument } from '../lib/emptyDocument'

/** The Trusted Types API, which some browsers and TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: Record<'createScriptURL' | 'createHTML', (text: string) => string | null>,
  ) => unknown
}

/** Google's tag, if the owner uses it, and reCAPTCHA in a build with App Check. */
const others = import.meta.env.VITE_APP_CHECK_KEY
  ? /^https:\/\/www\.(googletagmanager\.com|google\.com\/recaptcha|gstatic\.com\/recaptcha)\//
  : /^https:\/\/www\.googletagmanager\.com\//

/** The built files of workers. Development serves them from their sources. */
const workers = /^\/assets\/filmWorker-[\w-]+\.js$/

/** Returns whether a script URL is allowed: only our workers and the scripts above. */
const isWanted = (address: string) => {
  const { origin, pathname, href } = new URL(address, location.href)
  return others.test(href) || (origin === location.origin && (pathname === '/sw.js' || workers.test(pathname)))
}

/**
 * Creates the only Trusted Types policy that Hosting's headers allow. It permits script URLs and, as HTML, only an
 * empty document. Call it before anything loads: the libraries that register the worker do not use policies.
 */
export function guardScripts() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isWanted(url) ? url : null),
    createHTML: (html) => (html === emptyDocument ? html : null),
  })
}
