import { describe, expect, it, vi } from 'vitest'
import { policyReportHandler } from '../../../functions/src/requests/policyReport.ts'

const info = vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => undefined))

const report = (fields: object) => JSON.stringify({ 'csp-report': fields })
const inline = { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' }
const onPage = (page: string) => report({ ...inline, 'document-uri': `https://studio.example${page}` })

function send(body: string, method = 'POST', take = policyReportHandler(Date.now), network = '192.0.2.1') {
  info.mockClear()
  const status = take({ method, rawBody: Buffer.from(body) }, network)
  const lines = info.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, string>)
  return { status, logged: lines.map(({ severity, message, ...facts }) => facts) }
}

describe('A report of a policy violation', () => {
  it.each([
    [onPage('/fr/'), { directive: 'script-src-elem', blocked: 'inline', page: '/fr/' }],
    [onPage('/?email=ana@example.com#x'), { directive: 'script-src-elem', blocked: 'inline', page: '/' }],
    [onPage('/ana@example.com'), { directive: 'script-src-elem', blocked: 'inline', page: '' }],
    [
      report({ ...inline, 'document-uri': 'data:text/html,ana@example.com writes' }),
      { directive: 'script-src-elem', blocked: 'inline', page: '' },
    ],
    [
      report({ 'effective-directive': 'img-src', 'blocked-uri': 'http://evil.example:81/a.png?of=ana' }),
      { directive: 'img-src', blocked: 'evil.example:81', page: '' },
    ],
    [
      report({ 'effective-directive': 'script-src', 'blocked-uri': 'ana@example.com\nroot: x' }),
      { directive: 'script-src', blocked: 'unknown', page: '' },
    ],
  ])('%j is logged without a visitor’s data', (body, facts) =>
    expect(send(body)).toEqual({ status: 204, logged: [facts] }),
  )

  it('about a browser extension is ignored', () => {
    const body = report({ 'effective-directive': 'script-src', 'blocked-uri': 'chrome-extension://abc/x.js' })
    expect(send(body)).toEqual({ status: 204, logged: [] })
  })

  it.each([
    ['', 'POST', 400],
    ['{', 'POST', 400],
    ['[]', 'POST', 400],
    [report({}), 'POST', 400],
    [report({ ...inline, 'effective-directive': 'Script <src>' }), 'POST', 400],
    [report({ ...inline, 'document-uri': 'a'.repeat(9000) }), 'POST', 400],
    [report(inline), 'GET', 405],
  ])('%.40s by %s is answered with %i and not logged', (body, method, status) =>
    expect(send(body, method)).toEqual({ status, logged: [] }),
  )

  it('is accepted ten times a minute from one network, which keeps out no other', () => {
    const take = policyReportHandler(() => 0)
    const statuses = Array.from({ length: 200 }, () => send(report(inline), 'POST', take).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(10)
    expect(send(report(inline), 'POST', take, '192.0.2.2').status).toBe(204)
  })

  it('is accepted sixty times a minute in all', () => {
    let now = 0
    const take = policyReportHandler(() => now)
    const sixty = Array.from({ length: 60 }, (_, n) => send(report(inline), 'POST', take, `192.0.2.${n % 6}`).status)
    expect(new Set(sixty)).toEqual(new Set([204]))
    expect(send(report(inline), 'POST', take, '192.0.2.9')).toEqual({ status: 429, logged: [] })
    now = 60_000
    expect(send(report(inline), 'POST', take).status).toBe(204)
  })

  it('reaches the function through Hosting', async () => {
    const answer = await fetch(`${process.env.SITE_URL}/api/policyReport`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: onPage('/'),
    })
    expect(answer.status).toBe(204)
  })
})
