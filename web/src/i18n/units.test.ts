import type { LanguageCode } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { formatAge, formatList, formatMinutes, formatMonths, formatSeconds, formatSize, sentences } from './format'

const now = new Date(2026, 10, 21, 12).getTime()

test.each<[LanguageCode, string, string, string, string]>([
  ['es', '45 segundos', '15 minutos', '24 meses', 'hace 3 min'],
  ['zh', '45 秒', '15 分钟', '24 个月', '3 分钟前'],
  ['ja', '45秒', '15分', '24か月', '3分前'],
])('In %s numbers and units are spaced as in the dictionaries', (code, seconds, minutes, months, age) => {
  expect(formatSeconds(code, 45)).toBe(seconds)
  expect(formatMinutes(code, 15)).toBe(minutes)
  expect(formatMonths(code, 24)).toBe(months)
  expect(formatAge(code, now - 3 * 60_000, now)).toBe(age)
})

test.each<[string, Date, Date, string]>([
  ['within the hour, across midnight', new Date(2026, 10, 20, 23, 50), new Date(2026, 10, 21, 0, 10), 'hace 20 min'],
  ['late last evening', new Date(2026, 10, 20, 22), new Date(2026, 10, 21, 8), 'ayer'],
  ['early today', new Date(2026, 10, 21, 0, 30), new Date(2026, 10, 21, 23, 45), 'hace 23 h'],
  ['33 hours ago, two days back', new Date(2026, 10, 19, 23), new Date(2026, 10, 21, 8), 'anteayer'],
  ['six days back', new Date(2026, 10, 15, 9), new Date(2026, 10, 21, 8), 'hace 6 días'],
  ['a week back', new Date(2026, 10, 14, 23), new Date(2026, 10, 21, 8), '14/11/2026'],
])('An age follows the calendar: %s', (_, moment, seen, age) =>
  expect(formatAge('es', moment.getTime(), seen.getTime())).toBe(age),
)

test.each<[LanguageCode, string]>([
  ['it', '3 giorni fa'],
  ['fr', 'il y a 3 jours'],
  ['ru', '3 дня назад'],
  ['ar', 'قبل 3 أيام'],
])('In %s days are not abbreviated', (code, age) =>
  expect(formatAge(code, new Date(2026, 10, 18, 9).getTime(), now).replaceAll('\u00a0', ' ')).toBe(age),
)

test('A Chinese list separates numbers and Latin words by spaces', () => {
  expect(formatList('zh', ['6 个项目', '9 组设置'])).toBe('6 个项目和 9 组设置')
  expect(formatList('zh', ['标题', '描述', 'SEO'])).toBe('标题、描述和 SEO')
  expect(formatList('es', ['a', 'b'])).toBe('a y b')
})

test('Sentences are separated as the language requires', () => {
  expect(sentences('es', ['Uno.', 'Dos.'])).toBe('Uno. Dos.')
  expect(sentences('ja', ['一つ。', '二つ。'])).toBe('一つ。二つ。')
})

test.each<[LanguageCode, string]>([
  ['es', '2,5 GB'],
  ['ar', '2.5 غيغابايت'],
])('In %s a size of storage has the dictionaries’ unit', (code, size) =>
  expect(formatSize(code, 2.5e9).replaceAll('\u00a0', ' ')).toBe(size),
)
