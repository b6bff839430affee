import { build } from 'esbuild'
import type { Page } from 'playwright/test'
import { contentSecurityPolicy } from '../../../scripts/lib/contentSecurityPolicy.ts'
import { inRoot } from '../../../scripts/lib/paths.ts'
import { playAppCheck } from '../support/google'
import { violations, watchPolicy } from '../support/policy'
import { expect, test } from '../support/studio'

/** Bundles the site's App Check code, as it is built with or without a key. */
async function bundled(key: string) {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { initializeApp } from 'firebase/app'
        import { getToken } from 'firebase/app-check'
        import { guardScripts } from './app/underPolicy'
        import { openAppCheck } from './firebase/appCheck'
        guardScripts()
        const app = initializeApp({ projectId: 'studio', appId: 'site', apiKey: 'any' })
        window.vouched = async () => (await getToken(openAppCheck(app, 'key', false))).token`,
      resolveDir: inRoot('web/src'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'import.meta.env.VITE_APP_CHECK_KEY': JSON.stringify(key) },
  })
  return outputFiles[0]?.text ?? ''
}

const site = 'https://studio.example'
const vouched = async () => (window as unknown as { vouched: () => Promise<string> }).vouched()

/** Opens a page of a site that was built with this key, under the policy of such a build. */
async function openSite(page: Page, key: string) {
  const script = await bundled(key)
  const policy = contentSecurityPolicy('public page', { scripts: [], styles: [] }, key !== '')
  await page.route(`${site}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          headers: { 'content-security-policy': policy },
          contentType: 'text/html',
          body: '<!doctype html><link rel="icon" href="data:,"><body><script src="/site.js"></script>',
        }),
  )
  await watchPolicy(page)
  const asked = await playAppCheck(page.context())
  await page.goto(`${site}/`)
  return asked
}

test.use({ expectedErrors: /TrustedScriptURL/ })

test('A site built with an App Check key gets its token from reCAPTCHA under the policy; the policy of other builds blocks it', async ({
  page,
  visitorPage,
  watched,
}) => {
  const asked = await openSite(page, 'key')
  expect(await page.evaluate(vouched)).toBe('vouched for')
  expect(violations(page)).toEqual([])
  for (const part of ['enterprise.js', 'recaptcha__es.js', 'anchor', 'clr', 'exchangeRecaptchaEnterpriseToken'])
    expect(asked.filter((address) => address.includes(part))).toHaveLength(1)
  expect(watched).toEqual([])

  const askedWithoutKey = await openSite(visitorPage, '')
  await expect(visitorPage.evaluate(vouched)).rejects.toThrow(/TrustedScriptURL/)
  await expect.poll(() => violations(visitorPage).length).toBeGreaterThan(0)
  expect(askedWithoutKey).toEqual([])
})
