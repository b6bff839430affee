import { type LanguageCode, languageOf } from '@studio/domain/languages'

/** The language's own way with numbers and dates, always with Western digits. */
const localeOf = (code: LanguageCode) => `${languageOf(code).locale}-u-nu-latn`

/** A formatter is slow to make and is asked again for every row: one of each kind is kept. */
function kept<Formatter, Options>(Maker: new (locale: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (language: LanguageCode, options?: Options): Formatter => {
    const key = `${language} ${JSON.stringify(options)}`
    const formatter = made.get(key) ?? new Maker(localeOf(language), options)
    made.set(key, formatter)
    return formatter
  }
}
const numbers = kept(Intl.NumberFormat)
const dates = kept(Intl.DateTimeFormat)
const ages = kept(Intl.RelativeTimeFormat)
const lists = kept(Intl.ListFormat)

/** US dollars; cents only where there are any. */
const dollars = (language: LanguageCode, usd: number) =>
  numbers(language, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(usd) ? 0 : 2,
    maximumFractionDigits: 2,
  })

/** A price in US dollars. */
export const formatPrice = (language: LanguageCode, usd: number) => dollars(language, usd).format(usd)

/**
 * A price, or a range of prices, for a place inside a text: with the dash that the dictionaries have, and from left to
 * right also in Arabic.
 */
export function pricesInText(language: LanguageCode, from: number, to = from): string {
  const range = dollars(language, from)
    .formatRange(from, to)
    .replace(/ ?～ ?/, '〜')
    .replace(/ – |-/, '–')
  const text = from === to ? formatPrice(language, from) : range
  // Intl's own mark (U+200F) would turn the range round within the frame that keeps it from left to right.
  return languageOf(language).dir === 'rtl' ? `\u2066${text.replaceAll('\u200f', '')}\u2069` : text
}

/** A stored day `YYYY-MM-DD`, or a moment in milliseconds, as a medium date; '' for ''. */
export function formatDate(language: LanguageCode, date: string | number): string {
  if (date === '') return ''
  const isDay = typeof date === 'string'
  return dates(language, { dateStyle: 'medium', ...(isDay && { timeZone: 'UTC' }) }).format(new Date(date))
}

/**
 * Spanish says 'a. m.', which no line may break, and Arabic 'ص', which stands by its hour; Russian has day and month
 * together, and the year with its 'г.'.
 */
const unbroken = (time: string) =>
  time.replace(/([ap]\.) (?=m\.)| (?=\p{sc=Arabic}$)/u, '$1\u00a0').replace(/(?<=\d) (?=\p{sc=Cyrillic})/gu, '\u00a0')

/** A moment in milliseconds as a medium date with its time, where the reader is. */
export const formatMoment = (language: LanguageCode, moment: number) =>
  unbroken(dates(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment)))

/** A moment in milliseconds as a list says it: of today the time, of this year day and month, else the date. */
export function formatRecent(language: LanguageCode, moment: number, now: number): string {
  const [day, today] = [new Date(moment), new Date(now)]
  if (day.toDateString() === today.toDateString()) return unbroken(dates(language, { timeStyle: 'short' }).format(day))
  return day.getFullYear() === today.getFullYear() ? formatDay(language, moment) : formatDate(language, moment)
}

/** A moment in milliseconds as day and month, for tight places. */
const formatDay = (language: LanguageCode, moment: number) =>
  dates(language, { day: 'numeric', month: 'short' }).format(new Date(moment))

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The calendar days from one moment to another, where the reader is; the clocks' change makes a day an hour longer. */
const daysBetween = (from: number, to: number) =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / dayMs)

/**
 * How long ago a moment was: 'hace 5 min'; from an hour on by the calendar: 'hace 3 h' of the same day, 'ayer', and from
 * a week on its date. A moment to come is now: clocks differ.
 */
export function formatAge(language: LanguageCode, moment: number, now: number): string {
  const age = Math.max(0, now - moment)
  const format = (value: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
    // Short days are no words in some languages: '3 gg fa'.
    ages(language, { numeric: 'auto', style: unit === 'day' ? 'long' : 'short' }).format(value, unit)
  const ago = (value: number, unit: 'day' | 'hour' | 'minute') => asInTexts(language, format(-value, unit))
  if (age < minuteMs) return format(0, 'second')
  if (age < hourMs) return ago(Math.floor(age / minuteMs), 'minute')
  const days = daysBetween(moment, now)
  if (days >= 7) return formatDate(language, moment)
  return days > 0 ? ago(days, 'day') : ago(Math.floor(age / hourMs), 'hour')
}

/** A whole number with the language's separators. */
export const formatNumber = (language: LanguageCode, value: number) => numbers(language).format(value)

/** Between a number and its word Intl has a blank in Japanese and none in Chinese; the dictionaries have it the other way. */
function asInTexts(language: LanguageCode, text: string): string {
  if (language === 'ja') return text.replace(/(?<=\d) (?=\P{ASCII})/gu, '')
  return language === 'zh' ? text.replace(/(?<=\d)(?=\p{sc=Han})/gu, ' ') : text
}

/** A number and its unit in words. Chinese says "seconds" as people do only in the short form. */
const inWords = (language: LanguageCode, value: number, unit: string) =>
  asInTexts(
    language,
    numbers(language, { style: 'unit', unit, unitDisplay: language === 'zh' ? 'short' : 'long' }).format(value),
  )

/** A number of whole minutes in words: `15 minutos`. */
export const formatMinutes = (language: LanguageCode, minutes: number) => inWords(language, minutes, 'minute')

/** A number of whole seconds in words: `45 segundos`. */
export const formatSeconds = (language: LanguageCode, seconds: number) => inWords(language, seconds, 'second')

/** A number of whole months in words: `24 meses`. */
export const formatMonths = (language: LanguageCode, months: number) => inWords(language, months, 'month')

/** A share from 0 to 1 as whole per cent. */
export const formatPercent = (language: LanguageCode, share: number) =>
  numbers(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** Several words in one sentence: 'a, b y c'. Chinese sets its 'and' off from a number or a Latin word by a blank. */
export const formatList = (language: LanguageCode, words: readonly string[]) =>
  language === 'zh'
    ? lists(language)
        .format(words)
        .replace(/(?<=\w)和/, ' 和')
        .replace(/和(?=\w)/, '和 ')
    : lists(language).format(words)

/** What stands between two pieces of text: Chinese and Japanese have no blank beside their wide signs. */
export const blankOf = (language: LanguageCode) => (language === 'ja' || language === 'zh' ? '' : ' ')

/** Sentences one after the other. */
export const sentences = (language: LanguageCode, texts: readonly string[]) => texts.join(blankOf(language))

const colons: Partial<Record<LanguageCode, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' }

/** A name and what belongs to it, with the language's own colon: 'Entrega: 2–4 días'. */
export const formatPair = (language: LanguageCode, name: string, value: string | number) =>
  `${name}${colons[language] ?? ': '}${typeof value === 'number' ? formatNumber(language, value) : value}`

/** The name of a language in another: `fr` is 'francés' in Spanish. */
export const languageName = (language: LanguageCode, named: LanguageCode): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(named) ?? named

/** A size of storage, such as '2.5 GB'. */
export function formatSize(language: LanguageCode, bytes: number): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.max(0, Math.min(2, Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1))
  return numbers(language, {
    style: 'unit',
    unit: units[step] ?? 'kilobyte',
    // Arabic's short form, «غ.ب», is not what the texts say.
    unitDisplay: language === 'ar' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** (step + 1))
}

/** What a time zone is called: 'hora de Colombia'. */
export const zoneName = (language: LanguageCode, timeZone: string): string =>
  dates(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
