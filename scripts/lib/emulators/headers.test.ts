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

  it('keeps Google’s tag out of the console, and Firebase out of the public page', () => {
    expect(contentSecurityPolicy('console', inline)).not.toMatch(/google-analytics|googletagmanager|goog#html/)
    expect(contentSecurityPolicy('public page', inline)).not.toContain('googleapis')
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

  it('lets the console on the emulators talk to them, and no page elsewhere', () => {
    const config = readFileSync(inRoot('firebase.json'), 'utf8')
    expect(config).not.toContain("connect-src 'self' http:")
    expect(withEmulators(config, [9099]).split("connect-src 'self' http://127.0.0.1:9099 https:")).toHaveLength(3)
  })
})

it('Hosting is not given the maps, in which our own source stands', () => {
  const { hosting } = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as { hosting: { ignore: string[] } }
  expect(hosting.ignore).toContain('**/*.map')
})
