import { languageCodes } from '@studio/domain/languages'
import type { Page } from 'playwright/test'
import { violations, watchPolicy } from './policy'
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
        expect(violations(page)).toEqual([])
      })
    }
  }
})

test.describe('What is not ours', () => {
  test.use({ expectedErrors: /Content Security Policy|Trusted|TrustedScript/ })

  test('does not run: a script from a text, one from elsewhere, markup, another worker, a handler', async ({
    page,
  }) => {
    await watchPolicy(page)
    await page.goto('/')
    const refused = await page.evaluate(async () => {
      const script = document.createElement('script')
      const attempts: (() => unknown)[] = [
        () => (script.text = 'window.ran = true'),
        () => (document.body.innerHTML = '<img src=x onerror="window.ran = true">'),
        () => (script.src = 'https://evil.example/x.js'),
        () => navigator.serviceWorker.register('https://evil.example/sw.js'),
        () => document.body.setAttribute('onclick', 'window.ran = true'),
      ]
      return Promise.all(
        attempts.map(async (attempt) => {
          try {
            await attempt()
            return false
          } catch {
            return true
          }
        }),
      )
    })
    expect(refused).toEqual([true, true, true, true, true])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(violations(page).length).toBeGreaterThan(3)
  })

  test('does not put our pages into a frame', async ({ page, baseURL }) => {
    await page.route('https://frame.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
    )
    await page.goto('https://frame.example/')
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/chrome-error|about:blank/)
  })
})
