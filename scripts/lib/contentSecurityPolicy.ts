import { createHash } from 'node:crypto'

/**
 * Google's tag and where it reports to, as Google documents it for GA4 without advertising features; it is loaded only
 * when the owner turns analytics on and the visitor agrees. Some properties report to analytics.google.com itself.
 */
const google = {
  script: ['https://*.googletagmanager.com'],
  report: ['google-analytics.com', 'analytics.google.com', 'googletagmanager.com']
    .map((host) => `https://*.${host}`)
    .concat('https://analytics.google.com'),
  /** The policy of Trusted Types that all of Google's scripts make for themselves. */
  trusted: 'goog#html',
}

/** reCAPTCHA, which App Check asks, as Google documents it; only a site that is built with a key for it may load it. */
const recaptcha = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  report: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}
const withoutRecaptcha: typeof recaptcha = { script: [], report: [], frame: [] }

/** The two kinds of pages. */
export type PolicyOf = 'public page' | 'console'

/** What the built pages hold inline, by hash. */
interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
}

/** What styled-components makes: a style element without text, filled rule by rule. */
const emptyStyle = hashOf('')

/** What App Check asks for its proof. */
const appCheck = 'https://content-firebaseappcheck.googleapis.com'

/** Auth: the public page asks it too, who of those that are signed in on this device is an admin. */
const auth = ['identitytoolkit', 'securetoken'].map((service) => `https://${service}.googleapis.com`)
/** Only the console asks it: what visitors read comes from the site's own origin. */
const firestore = 'https://firestore.googleapis.com'

/**
 * What a page of ours may load, run and talk to; the service worker has the console's policy, for it asks Auth.
 * Pictures and videos come from wherever the owner keeps them; frames are the two video players. Google's tag has no
 * place where the owner works.
 */
export function contentSecurityPolicy(of: PolicyOf, inline: Inline, hasAppCheck = false) {
  const robots = hasAppCheck ? recaptcha : withoutRecaptcha
  const [scripts, asked] = of === 'console' ? [[], [firestore]] : [google.script, google.report]
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...scripts, ...robots.script],
    'style-src': ["'self'", emptyStyle, ...inline.styles],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'media-src': ["'self'", 'https:'],
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
    // All browsers know it; its successor not yet.
    'report-uri': ['/api/policyReport'],
  })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hashes of the scripts and styles that stand in pages; data such as JSON-LD is no script. */
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
 * The policies of a set of emulators, which have ports of their own: pages talk to them, and show the sample pictures and
 * loops of `site` by whichever name the site was opened.
 */
export const withEmulators = (config: string, ports: readonly number[], site: string) =>
  config
    .replaceAll(
      `connect-src 'self' ${auth[0]}`,
      `connect-src 'self' ${ports.map((port) => `http://127.0.0.1:${port}`).join(' ')} ${auth[0]}`,
    )
    .replaceAll(/(img|media)-src 'self'/g, `$& ${site}`)
