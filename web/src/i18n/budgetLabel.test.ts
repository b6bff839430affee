import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { budgets } from '@studio/domain/messages/contact'
import { expect, test } from 'vitest'
import { budgetLabel } from './budgetLabel'
import { createI18n } from './i18n'
import { loadPublicTexts } from './publicTexts'

const labels = async (code: LanguageCode) => {
  const { t } = createI18n(code, await loadPublicTexts(code))
  return budgets.map((budget) => budgetLabel(t, code, budget).replaceAll('\u00a0', ' '))
}

test.each([
  ['es', ['Menos de US$ 300', 'US$ 300–800', 'US$ 800–2.000', 'Más de US$ 2.000']],
  ['en', ['Under $300', '$300–$800', '$800–$2,000', 'Over $2,000']],
  ['ja', ['$300未満', '$300〜$800', '$800〜$2,000', '$2,000超']],
] as const)('budgets are formatted as usual in %s', async (code, expected) =>
  expect(await labels(code)).toEqual(expected),
)

test('a range of prices runs from left to right in Arabic', async () => {
  expect((await labels('ar')).slice(1, 3)).toEqual(['\u2066300–800 US$\u2069', '\u2066800–2,000 US$\u2069'])
})

test.each(languageCodes)('no range has a hyphen, which allows a line break: %s', async (code) => {
  for (const label of await labels(code)) expect(label).not.toMatch(/\d-\d|～/)
})
