import type { LanguageCode } from '@studio/domain/languages'
import { describe, expect, test } from 'vitest'
import { formatPair } from './format'
import { createI18n, loadTexts } from './i18n'
import { rangeIn } from './offerWords'
import { loadPublicTexts } from './publicTexts'

const counts = [0, 1, 2, 3, 5, 11, 21, 100]
const wordsIn = async (code: LanguageCode) => {
  const { t } = createI18n(code, await loadPublicTexts(code))
  return counts.map((count) => t('pricing.cells.revisions', { count }))
}

describe('A counted noun has the form that the number requires', () => {
  test('in Russian', async () =>
    expect(await wordsIn('ru')).toEqual([
      '0\u00a0раундов правок',
      '1\u00a0раунд правок',
      '2\u00a0раунда правок',
      '3\u00a0раунда правок',
      '5\u00a0раундов правок',
      '11\u00a0раундов правок',
      '21\u00a0раунд правок',
      '100\u00a0раундов правок',
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
    ['fr', '1\u00a0tour de retouches', '2\u00a0tours de retouches'],
    ['ja', '修正1回', '修正2回'],
  ] as const)('in %s', async (code, one, two) => expect((await wordsIn(code)).slice(1, 3)).toEqual([one, two]))

  test('a range has the form of its end', async () => {
    const { t } = createI18n('ru', await loadPublicTexts('ru'))
    const days = (from: number, to: number) => rangeIn(t, 'days', { from, to })
    expect([days(2, 4), days(3, 7)]).toEqual(['2–4\u00a0дня', '3–7\u00a0дней'])
  })
})

describe('A name and its value are separated by the language’s colon', () => {
  test.each([
    ['es', 'Entrega: 7 días'],
    ['fr', 'Entrega\u00a0: 7 días'],
    ['ja', 'Entrega：7 días'],
    ['zh', 'Entrega：7 días'],
  ] as const)('in %s', (code, pair) => expect(formatPair(code, 'Entrega', '7 días')).toBe(pair))
})

const consoleTexts = async (code: LanguageCode) => {
  const i18n = createI18n(code, await loadPublicTexts(code))
  await loadTexts(i18n, code, 'console')
  return i18n.getFixedT(code, 'console')
}

/** Index of the form that a language uses for each of `counts`. */
const formsOf = { ru: [2, 0, 1, 1, 2, 2, 0, 2], ar: [0, 1, 2, 3, 3, 4, 4, 5] } as const

describe.each([
  [
    'ru',
    [
      ['admin.sync.status.sending', 'изменение', 'изменения', 'изменений'],
      ['admin.sync.status.offlineWaiting', 'ждёт 1 изменение|ждёт 21 изменение', 'ждут . изменения', 'изменений'],
      ['admin.messages.csv.progress', 'сообщения', 'сообщений', 'сообщений'],
      ['admin.messages.search.offlinePart', 'сообщения', 'сообщений', 'сообщений'],
      ['admin.messages.search.reading', 'сообщения', 'сообщений', 'сообщений'],
      ['admin.writing.translate.progress', 'языка', 'языков', 'языков'],
      ['admin.lists.importExport.back.counts.new', 'новая запись', 'новые записи', 'новых записей'],
      ['admin.lists.importExport.back.counts.changed', 'изменённая запись', 'изменённые записи', 'изменённых записей'],
      ['admin.lists.importExport.back.counts.removed', 'удалённая запись', 'удалённые записи', 'удалённых записей'],
    ],
  ],
  [
    'ar',
    [
      ['admin.sync.status.sending', 'لا تعديلات', 'تعديل واحد', 'تعديلين', 'تعديلات', 'تعديلًا', 'تعديل'],
      ['admin.sync.status.offlineWaiting', 'اتصال', 'تعديل واحد', 'تعديلان', 'تعديلات', 'تعديلًا', 'تعديل'],
      ['admin.messages.csv.progress', 'رسالة', 'رسالة واحدة', 'رسالتين', 'رسائل', 'رسالة', 'رسالة'],
      ['admin.messages.search.offlinePart', 'رسالة', 'رسالة واحدة', 'رسالتين', 'رسائل', 'رسالة', 'رسالة'],
      ['admin.messages.search.reading', 'رسالة', 'رسالة واحدة', 'رسالتين', 'رسائل', 'رسالة', 'رسالة'],
      ['admin.writing.translate.progress', 'لغة', 'لغة واحدة', 'لغتين', 'لغات', 'لغة', 'لغة'],
      ['admin.lists.importExport.back.counts.new', 'لا عناصر', 'عنصر جديد', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر'],
      ['admin.lists.importExport.back.counts.changed', 'لا عناصر', 'عنصر معدّل', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر'],
      ['admin.lists.importExport.back.counts.removed', 'لا عناصر', 'عنصر محذوف', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر'],
    ],
  ],
] as const)('A variable number has the right form of its noun in %s', (code, rows) => {
  test('in all counted texts of the console', async () => {
    const t = await consoleTexts(code)
    for (const [key, ...forms] of rows)
      for (const [at, count] of counts.entries()) {
        const word = forms[formsOf[code][at] ?? 0]
        const text = t(key, { count, n: 1, done: 1, total: count })
        expect(text, `${key}, ${count}`).toMatch(new RegExp(`(?<!\\p{L})(?:${word})(?![\\p{L}\\p{M}])`, 'u'))
      }
  })
})

describe('The console uses the language’s plural forms', () => {
  const minutes = async (code: LanguageCode) => {
    const t = await consoleTexts(code)
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
