import { documentationAddress, ProxyCheck, proxyCheckPath } from '@studio/domain/proxyCheck'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { clientAddress } from '../../../functions/src/requests/address.ts'
import { proxyCheck } from '../../../functions/src/requests/proxyCheck.ts'

const visitor = '198.51.100.7'
const ask = (forwarded: string | undefined, method = 'GET') =>
  proxyCheck({ method, headers: { 'x-forwarded-for': forwarded } })

describe('The proxy check', () => {
  it.each<[string | undefined, ProxyCheck]>([
    [`${documentationAddress}, ${visitor}`, { entries: 2, proxies: 1 }],
    [`${documentationAddress}, ${visitor}, 203.0.113.9`, { entries: 3, proxies: 2 }],
    [documentationAddress, { entries: 1, proxies: 0 }],
    [visitor, { entries: 1, proxies: null }],
    [undefined, { entries: 0, proxies: null }],
  ])('of %s counts the proxies behind the made-up address: %j', (forwarded, expected) => {
    expect(JSON.parse(String(ask(forwarded).body))).toEqual(expected)
  })

  it('returns the number with which the visitor’s address is found', () => {
    const headers = { 'x-forwarded-for': `${documentationAddress}, ${visitor}, 203.0.113.9` }
    const { proxies } = v.parse(ProxyCheck, JSON.parse(String(proxyCheck({ method: 'GET', headers }).body)))
    expect(clientAddress({ headers }, proxies ?? 0)).toBe(visitor)
  })

  it('repeats no sent data, is never cached, and only answers reads', () => {
    const answer = ask(`${documentationAddress}, ${visitor}`)
    expect(String(answer.body)).not.toMatch(/192|198|:"/)
    expect(answer.headers).toMatchObject({ 'Cache-Control': 'no-store' })
    expect(ask(documentationAddress, 'POST').status).toBe(405)
  })

  it('is reached through Hosting', async () => {
    const headers = { 'x-forwarded-for': documentationAddress }
    const answer = await fetch(`${process.env.SITE_URL}${proxyCheckPath}`, { headers })
    expect(answer.status).toBe(200)
    expect(v.parse(ProxyCheck, await answer.json()).entries).toBeGreaterThan(0)
  })
})
