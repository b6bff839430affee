import { expectNoFaults } from '../support/faults'
import { violations, watchPolicy } from '../support/policy'
import { expectPolicyKeptForVisitors } from '../support/policyWalk'
import { expect, test } from '../support/studio'

test.use({ serviceWorkers: 'allow' })

test('Each kind of file is cached as long as it is valid, and pages send their policies', async ({ request }) => {
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
  const policyOf = async (path: string) => (await headersOf(path))['content-security-policy'] ?? ''
  for (const path of ['/', '/fr/', '/privacy', '/nowhere']) {
    expect(await policyOf(path), path).toContain('googletagmanager')
    expect(await policyOf(path), path).not.toContain('firestore')
  }
  for (const path of ['/auth', '/admin', '/admin/projects', '/app.html', '/app', '/sw.js']) {
    expect(await policyOf(path), path).not.toContain('googletagmanager')
    expect(await policyOf(path), path).toContain('https://firestore.googleapis.com')
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

  // Other languages and the console are tested in long/policy.spec.ts. Every test of the console also fails on a
  // blocked request.
  test('stops nothing of ours, and axe finds no fault, on any page of a visitor, dark and light', async ({
    page,
    baseURL: url = '',
  }) => {
    await expectPolicyKeptForVisitors('es', page, url, expectNoFaults)
  })
})

test.describe('Foreign code', () => {
  // A foreign frame may not report to this machine, and the browser logs that.
  test.use({ expectedErrors: /Content Security Policy|Trusted|TrustedScript|policyReport/ })

  test('does not run in any way, cannot put our pages into a frame, and gets no answer from the enquiries', async ({
    page,
    baseURL,
  }) => {
    await watchPolicy(page)
    await page.goto('/')
    const refused = await page.evaluate(async () => {
      const script = document.createElement('script')
      // Script from text, markup, a foreign script, another worker, an event handler.
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
    await expect.poll(() => violations(page).length).toBeGreaterThan(3)

    await page.route('https://frame.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
    )
    await page.goto('https://frame.example/')
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/chrome-error|about:blank/)

    const post = (headers: Record<string, string>, message: string) =>
      page.request.post('/api/submitContact', { headers, data: { data: { message } } })
    const foreign = await post({ origin: 'https://evil.example' }, 'Necesito diez reels.')
    expect(foreign.status()).toBe(403)
    expect(foreign.headers()).not.toHaveProperty('access-control-allow-origin')
    const large = await post({}, 'a'.repeat(8192))
    expect(await large.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT', message: 'bodyTooLarge' } })
  })
})
