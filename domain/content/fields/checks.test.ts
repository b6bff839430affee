import { expect, test } from 'vitest'
import { isEmail, isPictureSource, isSafeSource, isSafeUrl, visibleLength } from './checks.ts'

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

test('A picture of the studio’s own may stand where a picture does, and nowhere else', () => {
  const own = `/media/${'a1'.repeat(32)}.webp`
  expect([isPictureSource(own), isSafeSource(own), isSafeUrl(own)]).toEqual([true, false, false])
  for (const stray of [`${own}?a`, `/${own}`, own.toUpperCase(), own.replace('.webp', '-small.webp')])
    expect(isPictureSource(stray)).toBe(false)
})

test.each([
  'ana@example.com',
  "o'neil@example.com",
  'ana@xn--mnchen-3ya.de',
  'a#b@example.com',
  'josé@example.com',
  'jose\u0301@example.com',
  'ana@münchen.de',
  'ana@例え.テスト',
  'анна@пример.рф',
  'ana@example.xn--p1ai',
  'first.last+tag@mail-1.example.com',
  "!#$%&'*+/=?^_`{|}~-@example.com",
  'a@b.co',
])('%s is an e-mail address', (text) => expect(isEmail(text)).toBe(true))

test.each([
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@example.c',
  'ana@example.123',
  '.ana@example.com',
  'ana.@example.com',
  'a..b@example.com',
  'ana@-example.com',
  'ana@example-.com',
  'ana@example..com',
  'ana@.example.com',
  'ana@exam_ple.com',
  'ana b@example.com',
  'ana@exam ple.com',
  'ana@example.com\n',
  'ana@example.com,eva@example.com',
  '"ana"@example.com',
  'ana<b>@example.com',
  'ana@[127.0.0.1]',
  'ana\u200b@example.com',
  'ana@@example.com',
  'a\\b@example.com',
])('%j is none', (text) => expect(isEmail(text)).toBe(false))

test('a long text that is no address is refused at once', () => {
  const started = performance.now()
  for (const text of [`${'a.'.repeat(5000)}@`, `a@${'a-'.repeat(5000)}`, `a@${'a.'.repeat(5000)}`]) isEmail(text)
  expect(performance.now() - started).toBeLessThan(200)
})

test.each([
  ['Ana', 3],
  [' a b ', 3],
  ['\u200b\u200d\u2060', 0],
  ['\u3164\u115f\uffa0', 0],
  ['\u2800\u2800', 0],
  ['a\u200bb', 2],
])('of %j %i characters can be seen', (text, count) => expect(visibleLength(text)).toBe(count))
