import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { contentSecurityPolicy, inlineHashes, withEmulators } from './contentSecurityPolicy.ts'
import { builtConfig, type FirebaseConfig, trackedConfig, writeDeployConfig } from './firebaseConfig.ts'
import { inRoot } from './paths.ts'

const page = `<style data-styled="true">a{}</style><script>run()</script><script type="module" src="/a.js"></script>
  <script type="application/ld+json">{}</script><script type="application/json" id="later">[]</script>`

describe('The policy of the built pages', () => {
  const inline = inlineHashes([page, page, '<script>other()</script>'])

  it('has one hash for each inline script and style of a page, and none for data', () => {
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

  it.each(['public page', 'console'] as const)('lets the %s connect to Auth', (of) => {
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

  it('lets only pages on the emulators connect to them and show the samples and their loops', () => {
    const config = JSON.stringify(builtConfig())
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

/** A folder with firebase.json and one built page. */
function folderWithPage(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(inRoot('firebase.json'), path.join(folder, 'firebase.json'))
  mkdirSync(path.join(folder, 'web/dist'), { recursive: true })
  writeFileSync(path.join(folder, 'web/dist/index.html'), text)
  return folder
}
const policiesOf = ({ hosting }: FirebaseConfig, source: string) =>
  hosting.headers
    .filter((one) => one.source === source)
    .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => value))

describe('The configuration that is deployed', () => {
  it('has the policy that the built pages need, and leaves the tracked file as it is', () => {
    const folder = folderWithPage(page)
    const tracked = readFileSync(path.join(folder, 'firebase.json'), 'utf8')
    const written = JSON.parse(readFileSync(writeDeployConfig({ folder }), 'utf8')) as FirebaseConfig
    const inline = inlineHashes([page])
    expect(policiesOf(written, '**')).toEqual([contentSecurityPolicy('public page', inline)])
    expect(policiesOf(written, '/@(auth|admin)/**')).toEqual([contentSecurityPolicy('console', inline)])
    expect(policiesOf(written, '/assets/**')).toEqual([])
    expect(readFileSync(path.join(folder, 'firebase.json'), 'utf8')).toBe(tracked)
  })

  it('is the only one that can be deployed: the tracked file stops a deployment, and blocks all that pages load', () => {
    const { hosting, functions } = trackedConfig()
    for (const { predeploy } of [hosting, ...functions]) expect(predeploy).toMatch(/npm run deploy.*exit 1$/)
    expect(policiesOf(trackedConfig(), '**')).toEqual(["default-src 'none'"])
    expect(JSON.stringify(builtConfig())).not.toContain('predeploy')
  })

  it('pins the runtime and the location of the data, which a project may choose', () => {
    const { functions, firestore } = builtConfig()
    expect(functions.map(({ runtime }) => runtime)).toEqual(['nodejs24'])
    expect(firestore.location).toBe('us-central1')
    expect(builtConfig({ firestoreLocation: 'europe-west1' }).firestore.location).toBe('europe-west1')
  })

  it('uploads no source maps to Hosting', () => {
    expect(builtConfig().hosting.ignore).toContain('**/*.map')
  })
})
