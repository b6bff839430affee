import { describe, expect, it } from 'vitest'
import { clientAddress, lastHop, networkOf } from '../../../functions/src/requests/address.ts'

const request = (forwarded: string | string[] | undefined, remoteAddress = '203.0.113.1') => ({
  headers: { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
})

describe("A visitor's address", () => {
  it.each<[number, string | undefined, string]>([
    [0, undefined, '203.0.113.1'],
    [0, '9.9.9.9, 198.51.100.7', '203.0.113.1'],
    [1, '198.51.100.7', '198.51.100.7'],
    [1, '9.9.9.9, 198.51.100.7', '198.51.100.7'],
    [1, '9.9.9.9, 8.8.8.8,, ,198.51.100.7 ', '198.51.100.7'],
    [2, '198.51.100.7, 192.0.2.1', '198.51.100.7'],
    [2, '9.9.9.9, 8.8.8.8, 198.51.100.7, 192.0.2.1', '198.51.100.7'],
    [2, '192.0.2.1', '203.0.113.1'],
    [1, undefined, '203.0.113.1'],
    [1, ' , ', '203.0.113.1'],
    [1, 'nonsense', ''],
    [1, '198.51.100.7:443', ''],
    [1, '198.51.100.256', ''],
    [2, '<script>, 192.0.2.1', ''],
    [1, '2001:db8::1', '2001:db8::1'],
  ])('behind %i proxies, in %j, is %s', (proxies, forwarded, address) => {
    expect(clientAddress(request(forwarded), proxies)).toBe(address)
  })

  it('is read from a header that comes twice as from one', () => {
    expect(clientAddress(request(['9.9.9.9', '198.51.100.7']), 1)).toBe('198.51.100.7')
  })

  it('is unknown without any information', () => {
    expect(clientAddress(undefined, 1)).toBe('')
    expect(clientAddress({ headers: {} }, 0)).toBe('')
  })
})

describe('The last hop', () => {
  it.each<[string | undefined, string]>([
    [undefined, '203.0.113.1'],
    ['9.9.9.9, 198.51.100.7', '198.51.100.7'],
    ['9.9.9.9,  , 2001:db8::1 ,', '2001:db8::1'],
    ['9.9.9.9, nonsense', ''],
  ])('of %j is %s, whatever stands before it', (forwarded, address) => {
    expect(lastHop(request(forwarded))).toBe(address)
  })

  it('is unknown without any information', () => {
    expect(lastHop(undefined)).toBe('')
  })
})

describe('The network of an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['nonsense', 'nonsense'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
  ])('%s belongs to the site %s', (address, site) => {
    expect(networkOf(address, 3)).toBe(site)
  })
})
