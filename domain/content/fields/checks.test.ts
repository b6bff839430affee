import { expect, test } from 'vitest'
import { isPictureSource, isSafeSource, isSafeUrl } from './checks.ts'

test.each([
  ['https://example.com', true],
  ['https://example.com/a?b=c#d', true],
  ['https://münchen.example/ü', true],
  ['http://127.0.0.1:5000/samples/a.webp', true],
  ['http://localhost/a', true],
  ['http://example.com', true],
  ['http://127.0.0.1.example.com', true],
  ['//example.com', false],
  ['example.com', false],
  ['/samples/a.webp', false],
  ['https://user:secret@example.com', false],
  ['https://user@example.com', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['ftp://example.com', false],
  ['https://example.com/a b', false],
  ['https://example.com/"onerror="', false],
  ['https://example.com/<script>', false],
  ['https://exa\\mple.com', false],
  ['https://', false],
  ['https://.', false],
  ['https:example.com', false],
  ['https:/example.com', false],
  ['https:///example.com', false],
  ['https://@example.com', false],
  ['http://127.1/', true],
  ['http://localhost.example.com', true],
  [`https://example.com/${'a'.repeat(2029)}`, false],
  ['https://example.com:1', true],
  ['https://example.com:60000/', true],
  ['https://example.com:65535?a', true],
  ['https://example.com:65536/', false],
  ['https://example.com:70000/', false],
  ['https://example.com:0/', false],
  ['', false],
])('%s is safe to store and show: %s', (url, expected) => expect(isSafeUrl(url)).toBe(expected))

test.each([
  ['https://example.com/a.webp', true],
  ['HTTPS://example.com:65535/a.webp', true],
  ['http://127.0.0.1:5000/samples/a.webp', true],
  ['http://localhost', true],
  ['http://example.com/a.webp', false],
  ['http://127.0.0.1.example.com/a.webp', false],
  ['http://127.1/a.webp', false],
  ['http://localhost.example.com/a.webp', false],
  ['https://user@example.com/a.webp', false],
])('%s is a safe source of a picture: %s', (url, expected) => {
  expect(isSafeSource(url)).toBe(expected)
  expect(isPictureSource(url)).toBe(expected)
})

test('An uploaded picture is valid only as a picture', () => {
  const own = `/media/${'a1'.repeat(32)}.webp`
  expect([isPictureSource(own), isSafeSource(own), isSafeUrl(own)]).toEqual([true, false, false])
  for (const stray of [`${own}?a`, `/${own}`, own.toUpperCase(), own.replace('.webp', '-small.webp')])
    expect(isPictureSource(stray)).toBe(false)
})
