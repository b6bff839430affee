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

  it('lets nothing else run', () => {
    const policy = contentSecurityPolicy(inline)
    for (const hash of [...inline.scripts, ...inline.styles]) expect(policy).toContain(hash)
    expect(policy).not.toMatch(/unsafe|\*(?!\.)|http:/)
    expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'none';.*require-trusted-types-for 'script'/)
  })

  it('lets reCAPTCHA run only in a site that App Check vouches for', () => {
    expect(contentSecurityPolicy(inline)).not.toContain('recaptcha')
    const policy = contentSecurityPolicy(inline, true)
    for (const part of ['script', 'connect', 'frame']) {
      expect(policy).toMatch(new RegExp(`${part}-src [^;]*https://www\\.google\\.com/recaptcha/`))
    }
    expect(policy).not.toMatch(/unsafe|\*(?!\.)|http:/)
  })

  it('lets pages on the emulators talk to them, and only those pages', () => {
    const config = readFileSync(inRoot('firebase.json'), 'utf8')
    expect(config).not.toContain("connect-src 'self' http:")
    expect(withEmulators(config, [9099])).toContain("connect-src 'self' http://127.0.0.1:9099 https:")
  })
})
