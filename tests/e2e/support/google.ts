import type { BrowserContext } from 'playwright/test'

/**
 * An imitation of Google's tag, as far as a policy can see it. It creates its own Trusted Types policy, uses it to load
 * more scripts, and sets cookies. It reports by fetch, XMLHttpRequest, beacon and picture, to hosts that depend on the
 * property and the visitor's region.
 */
const tag = `(() => {
  if (window.tagged) return
  window.tagged = true
  const same = (text) => text
  const policy = window.trustedTypes?.createPolicy('goog#html', { createHTML: same, createScript: same, createScriptURL: same })
  const more = document.createElement('script')
  const address = 'https://www.googletagmanager.com/gtag/destination?id=G-MORE0001&cx=c'
  more.async = true
  more.src = policy ? policy.createScriptURL(address) : address
  const first = document.getElementsByTagName('script')[0]
  first.parentNode.insertBefore(more, first)
  document.cookie = '_ga=GA1.1.1.1; path=/'
  for (const host of ['www.google-analytics.com', 'region1.google-analytics.com', 'analytics.google.com', 'region1.analytics.google.com'])
    fetch('https://' + host + '/g/collect?v=2', { method: 'POST', keepalive: true, mode: 'no-cors' })
  const request = new XMLHttpRequest()
  request.open('POST', 'https://www.google-analytics.com/g/collect?xhr')
  request.send()
  navigator.sendBeacon('https://region1.google-analytics.com/g/collect?beacon')
  new Image().src = 'https://www.google-analytics.com/g/collect?picture'
  new Image().src = 'https://www.googletagmanager.com/a?picture'
})()`

/** All requests of the tag, as `host/path` in alphabetical order. */
export const tagRequests = [
  'analytics.google.com/g/collect?v=2',
  'region1.analytics.google.com/g/collect?v=2',
  'region1.google-analytics.com/g/collect?beacon',
  'region1.google-analytics.com/g/collect?v=2',
  'www.google-analytics.com/g/collect?picture',
  'www.google-analytics.com/g/collect?v=2',
  'www.google-analytics.com/g/collect?xhr',
  'www.googletagmanager.com/a?picture',
  'www.googletagmanager.com/gtag/destination?id=G-MORE0001&cx=c',
]

/** Simulates Google Analytics. Returns the requests to it, including the tag itself. */
export async function playGoogleAnalytics(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    /^https:\/\/[^/]*(googletagmanager\.com|google-analytics\.com|analytics\.google\.com)\//,
    (route) => {
      asked.push(route.request().url().slice('https://'.length))
      const headers = { 'access-control-allow-origin': '*' }
      return /\/gtag\//.test(route.request().url())
        ? route.fulfill({ headers, contentType: 'text/javascript', body: tag })
        : route.fulfill({ headers, status: 204 })
    },
  )
  return asked
}

/**
 * An imitation of reCAPTCHA Enterprise. A small script loads a large one from an address in a text. The large one
 * creates Google's Trusted Types policy, opens a frame, and reports.
 */
const recaptchaFiles: Record<string, string> = {
  'www.google.com/recaptcha/enterprise.js': `(() => {
    const waiting = []
    window.grecaptcha = { enterprise: { ready: (call) => waiting.push(call) } }
    const large = document.createElement('script')
    large.src = 'https://www.gstatic.com/recaptcha/releases/one/recaptcha__es.js'
    large.onload = () => {
      grecaptcha.enterprise.ready = (call) => call()
      for (const call of waiting) call()
    }
    document.head.append(large)
  })()`,
  'www.gstatic.com/recaptcha/releases/one/recaptcha__es.js': `(() => {
    const same = (text) => text
    window.trustedTypes?.createPolicy('goog#html', { createHTML: same, createScript: same, createScriptURL: same })
    const { enterprise } = window.grecaptcha
    enterprise.render = (container, { callback }) => {
      const frame = document.createElement('iframe')
      frame.src = 'https://www.google.com/recaptcha/enterprise/anchor?size=invisible'
      document.getElementById(container).append(frame)
      enterprise.execute = () =>
        new Promise((resolve) => addEventListener('message', ({ data }) => (callback(), resolve(data)), { once: true }))
          .finally(() => fetch('https://www.google.com/recaptcha/enterprise/clr?k=key', { method: 'POST' }))
      return 0
    }
  })()`,
}

/** Simulates reCAPTCHA and App Check's server. Returns the requests to them. */
export async function playAppCheck(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    /^https:\/\/(www\.google\.com|www\.gstatic\.com|[^/]*firebaseappcheck\.googleapis\.com)\//,
    (route) => {
      const { host, pathname } = new URL(route.request().url())
      asked.push(host + pathname)
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      const body = recaptchaFiles[host + pathname]
      if (body) return route.fulfill({ headers, contentType: 'text/javascript', body })
      if (pathname.endsWith('/anchor')) {
        const script = `setInterval(() => parent.postMessage('a person', '*'), 50)`
        return route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` })
      }
      return route.fulfill({ headers, json: { token: 'vouched for', ttl: '3600s' } })
    },
  )
  return asked
}
