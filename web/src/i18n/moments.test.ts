import { languageCodes } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { formatMoment } from './format'

/** Dictionaries of the console with texts that contain a moment. */
const files = ['messages', 'sync', 'users', 'writing'] as const

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

const morning = new Date(2026, 10, 21, 8, 31).getTime()
const evening = new Date(2026, 10, 21, 20, 31).getTime()

test.each(languageCodes)('In %s no moment that ends in a dot is followed by another dot', async (code) => {
  const modules: unknown[] = await Promise.all(files.map((file) => import(`./locales/${code}/${file}.ts`)))
  const texts = textsIn(modules).filter((text) => text.includes('{{when}}'))
  expect(texts.length).toBeGreaterThan(4)
  for (const moment of [morning, evening])
    for (const text of texts) expect(text.replace('{{when}}', formatMoment(code, moment))).not.toContain('..')
})

test.each(languageCodes)('In %s no line breaks within “a. m.”, nor before its Arabic form', (code) => {
  for (const moment of [morning, evening]) expect(formatMoment(code, moment)).not.toMatch(/[ap]\. m| [صم]$/)
})

test('In Russian no line breaks between day and month, nor before “г.”', () =>
  expect(formatMoment('ru', morning)).toMatch(/^21\u00a0нояб\. 2026\u00a0г\., /))
