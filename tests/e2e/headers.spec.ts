import { languageCodes } from '@studio/domain/languages'
import type { Page } from 'playwright/test'
import { expect, test } from './studio'

const pathOf = (code: string) => (code === 'es' ? '/' : `/${code}/`)

/** Everything of the page comes into being: zones wake up when they come near. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

const violations = new WeakMap<Page, string[]>()

/** Collects what the policy stops in a page, as the browser reports it. */
async function watchPolicy(page: Page) {
  const found: string[] = []
  violations.set(page, found)
  await page.exposeFunction('reportViolation', (text: string) => found.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample} on ${location.pathname}`)
    }),
  )
}

test('Each kind of file is kept for as long as it is right, and pages say what they may do', async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers()
  for (const path of ['/', '/fr/', '/privacy', '/auth', '/admin/projects', '/nowhere', '/sw.js']) {
    const headers = await headersOf(path)
    expect(headers['cache-control'], path).toBe('no-cache')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/unsafe-/)
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(part)
  }
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? []
  expect(await headersOf(asset)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect((await headersOf('/icons/favicon.svg'))['cache-control']).toBe('public, max-age=86400')
})

test.describe('The policy', () => {
  test.use({ expectedErrors: /404 \(Not Found\) .*\/nowhere$/ })

  for (const code of languageCodes) {
    for (const theme of ['dark', 'light']) {
      test(`stops nothing of ours in ${code}, ${theme}`, async ({ ownerPage: page }) => {
        await watchPolicy(page)
        await page.addInitScript(
          ([language, mode]) => {
            localStorage.setItem('studio.language', language ?? '')
            localStorage.setItem('studio.theme', mode ?? '')
          },
          [code, theme],
        )
        await page.goto(pathOf(code))
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await scrollThrough(page)
        await page.goto('/privacy')
        await page.goto('/nowhere')
        await page.goto('/auth')
        await page.goto('/admin')
        const links = page.locator('#console-menu a')
        await expect(links.first()).toBeAttached()
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        for (const link of await links.all()) {
          await link.click()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        }
        expect(violations.get(page)).toEqual([])
      })
    }
  }
})

test.describe('What is not ours', () => {
  test.use({ expectedErrors: /Content Security Policy|Trusted|TrustedScript/ })

  test('does not run: a script in the page, one from elsewhere, markup from a text, code from a text', async ({
    page,
  }) => {
    await watchPolicy(page)
    await page.goto('/')
    const thrown = await page.evaluate(() => {
      const script = document.createElement('script')
      document.body.append(script)
      const attempts = [
        () => script.append('window.ran = true'),
        () => (document.body.innerHTML = '<img src=x onerror="window.ran = true">'),
        () => (document.createElement('script').src = 'https://evil.example/x.js'),
        // biome-ignore lint/security/noGlobalEval: that it does not run is what is tested
        () => window.eval('window.ran = true'),
        () => void navigator.serviceWorker.register('https://evil.example/sw.js'),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return false
        } catch {
          return true
        }
      })
    })
    expect(thrown.slice(1)).toEqual([true, true, true, true])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(violations.get(page)?.length).toBeGreaterThan(2)
  })

  test('does not put our pages into a frame', async ({ page, baseURL }) => {
    await page.route('https://frame.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
    )
    await page.goto('https://frame.example/')
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/chrome-error|about:blank/)
  })
})

test('Google Analytics, when the owner has turned it on, works under the policy', async ({ page, baseURL }) => {
  await watchPolicy(page)
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      // What Google's tag does: it loads more of itself and reports by fetch, beacon and picture.
      body: `const more = document.createElement('script')
        more.src = 'https://www.googletagmanager.com/more.js'
        if (!location.search && !window.tagged) { window.tagged = true; document.head.append(more) }
        fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' })
        navigator.sendBeacon('https://www.google-analytics.com/g/collect')
        new Image().src = 'https://www.google-analytics.com/g/collect'`,
    }),
  )
  const reported: string[] = []
  await page.route('https://*.google-analytics.com/**', (route) => {
    reported.push(route.request().method())
    return route.fulfill({ status: 204 })
  })
  await page.goto(`${baseURL}/`)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = 'https://www.googletagmanager.com/gtag/js?id=G-ABCD1234'
    document.head.append(script)
  })
  await expect.poll(() => reported.length).toBeGreaterThan(2)
  expect(violations.get(page)).toEqual([])
})
