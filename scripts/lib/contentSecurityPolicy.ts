import { createHash } from 'node:crypto'

/**
 * Sources of Google's tag and its reports, as Google documents them for GA4 without advertising features. Some
 * properties report to analytics.google.com itself. The tag is loaded only if the owner has turned analytics on and the
 * visitor agrees.
 */
const google = {
  script: ['https://*.googletagmanager.com'],
  report: ['google-analytics.com', 'analytics.google.com', 'googletagmanager.com']
    .map((host) => `https://*.${host}`)
    .concat('https://analytics.google.com'),
  /** The Trusted Types policy that all of Google's scripts create. */
  trusted: 'goog#html',
}

/**
 * Sources of reCAPTCHA, which App Check uses, as Google documents them. Only a site that is built with a key for it may
 * load it.
 */
const recaptcha = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  report: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}
const withoutRecaptcha: typeof recaptcha = { script: [], report: [], frame: [] }

/** The two kinds of pages. */
export type PolicyOf = 'public page' | 'console'

/** Inline scripts and styles of the built pages, by hash. */
interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The hash of styled-components' style element, which is empty and filled rule by rule. */
const emptyStyle = hashOf('')

/** App Check's API. */
const appCheck = 'https://content-firebaseappcheck.googleapis.com'

/** Auth's APIs. The public page needs them too, to find out whether a signed-in admin is looking. */
const auth = ['identitytoolkit', 'securetoken'].map((service) => `https://${service}.googleapis.com`)
/** Only the console uses it: visitors' content comes from the site's own origin. */
const firestore = 'https://firestore.googleapis.com'

/**
 * Returns the content security policy of a page. The service worker has the console's policy, because it uses Auth.
 * Pictures and videos may come from anywhere, and videos also from memory: hls.js plays from there, and the console shows
 * the frames of a film on the device. Frames are limited to the two video players. Google's tag is not allowed
 * in the console.
 */
export function contentSecurityPolicy(of: PolicyOf, inline: Inline, hasAppCheck = false) {
  const robots = hasAppCheck ? recaptcha : withoutRecaptcha
  const [scripts, asked] = of === 'console' ? [[], [firestore]] : [google.script, google.report]
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...scripts, ...robots.script],
    'style-src': ["'self'", emptyStyle, ...inline.styles],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'media-src': ["'self'", 'https:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...auth, ...asked, ...(hasAppCheck ? [appCheck] : []), ...robots.report],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', ...robots.frame],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(of === 'console' && !hasAppCheck ? [] : [google.trusted])],
    // All browsers support report-uri, unlike its successor.
    'report-uri': ['/api/policyReport'],
  })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Returns the hashes of the inline scripts and styles in pages. Data such as JSON-LD is not a script. */
export function inlineHashes(pages: readonly string[]) {
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const page of pages) {
    for (const [, kind = '', attributes = '', text = ''] of page.matchAll(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    )) {
      if (/\bsrc=|\btype="application\/(ld\+)?json"/.test(attributes)) continue
      found[kind as 'script' | 'style'].add(hashOf(text))
    }
  }
  return { scripts: [...found.script].sort(), styles: [...found.style].sort() }
}

/**
 * Adapts the policies to a set of emulators with its own ports. Pages may connect to these, and may load the sample
 * pictures and loops from `site` by either host name.
 */
export const withEmulators = (config: string, ports: readonly number[], site: string) =>
  config
    .replaceAll(
      `connect-src 'self' ${auth[0]}`,
      `connect-src 'self' ${ports.map((port) => `http://127.0.0.1:${port}`).join(' ')} ${auth[0]}`,
    )
    .replaceAll(/(img|media)-src 'self'/g, `$& ${site}`)
