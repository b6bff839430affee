import type { LanguageCode } from '@studio/domain/languages'
import { describe, expect, test } from 'vitest'
import { formatPair } from './format'
import { createI18n, loadTexts } from './i18n'
import { loadPublicTexts } from './publicTexts'

const counts = [0, 1, 2, 3, 5, 11, 21, 100]
const wordsIn = async (code: LanguageCode) => {
  const { t } = createI18n(code, await loadPublicTexts(code))
  return counts.map((count) => t('pricing.cells.revisions', { count }))
}

describe('What is counted has the form that the number asks for', () => {
  test('in Russian', async () =>
    expect(await wordsIn('ru')).toEqual([
      '0 раундов правок',
      '1 раунд правок',
      '2 раунда правок',
      '3 раунда правок',
      '5 раундов правок',
      '11 раундов правок',
      '21 раунд правок',
      '100 раундов правок',
    ]))

  test('in Arabic', async () =>
    expect(await wordsIn('ar')).toEqual([
      'بلا جولات تعديل',
      'جولة تعديل واحدة',
      'جولتا تعديل',
      '3 جولات تعديل',
      '5 جولات تعديل',
      '11 جولة تعديل',
      '21 جولة تعديل',
      '100 جولة تعديل',
    ]))

  test.each([
    ['es', '1\u00a0ronda de cambios', '2\u00a0rondas de cambios'],
    ['fr', '1 tour de retouches', '2 tours de retouches'],
    ['ja', '修正1回', '修正2回'],
  ] as const)('in %s', async (code, one, two) => expect((await wordsIn(code)).slice(1, 3)).toEqual([one, two]))

  test('a range has the form of its end', async () => {
    const { t } = createI18n('ru', await loadPublicTexts('ru'))
    const days = (from: number, to: number) => t('pricing.cells.delivery.days', { from, to, count: to })
    expect([days(2, 4), days(3, 7)]).toEqual(['2–4 дня', '3–7 дней'])
  })
})

describe('Between a name and its value stands the colon of the language', () => {
  test.each([
    ['es', 'Entrega: 7 días'],
    ['fr', 'Entrega\u00a0: 7 días'],
    ['ja', 'Entrega：7 días'],
    ['zh', 'Entrega：7 días'],
  ] as const)('in %s', (code, pair) => expect(formatPair(code, 'Entrega', '7 días')).toBe(pair))
})

describe('The console counts as the language does', () => {
  const minutes = async (code: LanguageCode) => {
    const i18n = createI18n(code, await loadPublicTexts(code))
    await loadTexts(i18n, code, 'console')
    const t = i18n.getFixedT(code, 'console')
    return [1, 2, 5, 11, 21].map((n) => t('auth.lockedFor', { count: n, n }))
  }
  test.each([
    ['es', [/ 1 minuto$/, / 2 minutos$/, / 5 minutos$/, / 11 minutos$/, / 21 minutos$/]],
    ['ru', [/ 1 минуту$/, / 2 минуты$/, / 5 минут$/, / 11 минут$/, / 21 минуту$/]],
    ['ar', [/ دقيقة واحدة$/, / دقيقتين$/, / 5 دقائق$/, / 11 دقيقة$/, / 21 دقيقة$/]],
  ] as const)('in %s', async (code, ends) => {
    const said = await minutes(code)
    for (const [at, end] of ends.entries()) expect(said[at]).toMatch(end)
  })
})
