import * as v from 'valibot'
import { expect, test } from 'vitest'
import { email, isEmail } from './email.ts'

const read = (text: string) => v.safeParse(email, text)

test.each([
  'ana@example.com',
  "o'neil@example.com",
  'ana@xn--mnchen-3ya.de',
  'a#b@example.com',
  'josé@example.com',
  'jose\u0301@example.com',
  'ana@münchen.de',
  'info@muñoz.es',
  'ana@例え.テスト',
  'анна@пример.рф',
  'ana@example.xn--p1ai',
  'first.last+tag@mail-1.example.com',
  "!#$%&'*+/=?^_`{|}~-@example.com",
  'a@b.co',
  'ana.@docomo.ne.jp',
  'a..b@docomo.ne.jp',
  'Ana.Nunez@example.com',
])('%s is an e-mail address, and stays unchanged', (text) => {
  expect(isEmail(text)).toBe(true)
  expect(read(text)).toMatchObject({ success: true, output: text })
})

test.each([
  ['ana＠example.com', 'ana@example.com'],
  ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
  ['ana@example。com', 'ana@example.com'],
  ['mailto:ana@example.com', 'ana@example.com'],
  ['MAILTO:ana@example.com?subject=Hola', 'ana@example.com'],
  ['<ana@example.com>', 'ana@example.com'],
  ['Ana Núñez <ana@example.com>', 'ana@example.com'],
  ['"Núñez, Ana" <ana@example.com>;', 'ana@example.com'],
  ['ana@example.com.', 'ana@example.com'],
  ['ana@example.com, ', 'ana@example.com'],
  ["'ana@example.com'", 'ana@example.com'],
  ['(ana@example.com)', 'ana@example.com'],
  ['ana @ example.com', 'ana@example.com'],
  ['\u00a0ana@example.com\u200b', 'ana@example.com'],
  ['ana\u200d@example.com', 'ana@example.com'],
  ['Ana@Example.COM', 'Ana@example.com'],
  ['ana@example.com\uD83D', 'ana@example.com'],
  ['ana﹫example.com', 'ana@example.com'],
  ['mailto://ana@example.com', 'ana@example.com'],
  ['mailto:ana%2Breels@example.com?subject=Hola', 'ana+reels@example.com'],
  ['mailto:ana%40example.com', 'ana@example.com'],
  ['E-mail: ana@example.com', 'ana@example.com'],
  ['Correo electrónico: ana@example.com', 'ana@example.com'],
  ['ana@example.com (trabajo)', 'ana@example.com'],
  ['ana@example.com?subject=Hola', 'ana@example.com'],
  ['¡ana@example.com!', 'ana@example.com'],
  ['…ana@example.com/', 'ana@example.com'],
])('%j is corrected to %s', (text, address) => {
  expect(read(text)).toMatchObject({ success: true, output: address })
  expect(read(address)).toMatchObject({ success: true, output: address })
})

test.each([
  ['', 'emailFormat'],
  ['ana', 'emailAt'],
  ['ana.example.com', 'emailAt'],
  ['ana@', 'emailWhole'],
  ['@example.com', 'emailWhole'],
  ['ana@example', 'emailWhole'],
  ['ana@gmail,com', 'emailWhole'],
  ['ana b@example.com', 'emailSpace'],
  ['Escríbeme a ana@example.com', 'emailSpace'],
  ['mailto:%E0%A4%A@example', 'emailWhole'],
  ['ana@exam ple.com', 'emailSpace'],
  ['ana@example.com,eva@example.com', 'emailOne'],
  ['ana@example.com / eva@example.com', 'emailOne'],
  ['ana@@example.com', 'emailFormat'],
  ['ana@example.c', 'emailFormat'],
  ['ana@example.123', 'emailFormat'],
  ['.ana@example.com', 'emailFormat'],
  ['ana@-example.com', 'emailFormat'],
  ['ana@example-.com', 'emailFormat'],
  ['ana@example..com', 'emailFormat'],
  ['ana@.example.com', 'emailFormat'],
  ['ana@exam_ple.com', 'emailFormat'],
  ['"ana"@example.com', 'emailFormat'],
  ['ana<b>@example.com', 'emailAt'],
  ['ana@[127.0.0.1]', 'emailFormat'],
  ['a\\b@example.com', 'emailFormat'],
  [`${'a'.repeat(244)}@example.com`, 'emailLong'],
])('%j is refused: %s', (text, key) => expect(read(text).issues?.[0].message).toBe(key))

test('a long text that is not an address is refused at once', () => {
  const started = performance.now()
  const texts = [`${'a.'.repeat(5000)}@`, `a@${'a-'.repeat(5000)}`, `a@${'a.'.repeat(5000)}`, `${' '.repeat(9000)}a`]
  for (const text of texts) {
    isEmail(text)
    read(text)
  }
  expect(performance.now() - started).toBeLessThan(200)
})
