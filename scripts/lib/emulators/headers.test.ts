import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../paths.ts'
import { contentSecurityPolicy, inlineHashes, withEmulators } from './headers.ts'

const page = `<style data-styled="true">a{}</style><script>run()</script><script type="module" src="/a.js"></script>
  <script type="application/ld+json">{}</script><script type="application/json" id="later">[]</script>`

describe('The policy of the built pages', () => {
  const inline = inlineHashes([page, page, '<script>other()</script>'])

  it('has one hash for each script and style that stands in a page, and none for data', () => {
    expect(inline.scripts).toHaveLength(2)
    expect(inline.styles).toEqual(["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"])
  })

  it.each(['public page', 'console'] as const)('lets nothing else run in the %s', (of) => {
    const policy = contentSecurityPolicy(of, inline)
    for (const hash of [...inline.scripts, ...inline.styles]) expect(policy).toContain(hash)
    expect(policy).not.toMatch(/unsafe|\*(?!\.)|http:/)
    expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'none';.*require-trusted-types-for 'script'/)
    expect(policy).toContain('report-uri /api/policyReport')
  })

  it('keeps Google’s tag out of the console, and Firestore out of the public page', () => {
    expect(contentSecurityPolicy('console', inline)).not.toMatch(/google-analytics|googletagmanager|goog#html/)
    expect(contentSecurityPolicy('public page', inline)).not.toContain('firestore')
  })

  it.each(['public page', 'console'] as const)('lets the %s ask Auth who is signed in', (of) => {
    for (const service of ['identitytoolkit', 'securetoken'])
      expect(contentSecurityPolicy(of, inline)).toMatch(new RegExp(`connect-src [^;]*https://${service}\\.googleapis`))
  })

  it.each(['public page', 'console'] as const)(
    'lets reCAPTCHA run in the %s only of a site that App Check vouches for',
    (of) => {
      expect(contentSecurityPolicy(of, inline)).not.toMatch(/recaptcha|appcheck/)
      const policy = contentSecurityPolicy(of, inline, true)
      for (const part of ['script', 'connect', 'frame'])
        expect(policy).toMatch(new RegExp(`${part}-src [^;]*https://www\\.google\\.com/recaptcha/`))
      expect(policy).toMatch(/connect-src [^;]*appcheck/)
      expect(policy).not.toMatch(/unsafe|\*(?!\.)|http:/)
    },
  )

  it('lets pages on the emulators talk to them and show the samples and their loops, and no page elsewhere', () => {
    const config = readFileSync(inRoot('firebase.json'), 'utf8')
    const policies = config.split("default-src 'none'; ").length - 1
    const emulated = withEmulators(config, [9099], 'http://127.0.0.1:5000')
    for (const part of [
      "connect-src 'self' http://127.0.0.1:9099 https:",
      "img-src 'self' http://127.0.0.1:5000 https:",
      "media-src 'self' http://127.0.0.1:5000 https:",
    ]) {
      expect(config).not.toContain(part)
      expect(emulated.split(part)).toHaveLength(policies + 1)
    }
  })
})

it('Hosting is not given the maps, in which our own source stands', () => {
  const { hosting } = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as { hosting: { ignore: string[] } }
  expect(hosting.ignore).toContain('**/*.map')
})
