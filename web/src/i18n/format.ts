import { type LanguageCode, languageOf } from '@studio/domain/languages'

/** The language's locale for numbers and dates, with Western digits. */
const localeOf = (code: LanguageCode) => `${languageOf(code).locale}-u-nu-latn`

/** Caches formatters, because they are slow to create and needed for every row. */
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

/** Returns a formatter for US dollars, which shows cents only if there are any. */
const dollars = (language: LanguageCode, usd: number) =>
  numbers(language, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(usd) ? 0 : 2,
    maximumFractionDigits: 2,
  })

/** Formats a price in US dollars. */
export const formatPrice = (language: LanguageCode, usd: number) => dollars(language, usd).format(usd)

/**
 * Formats a price, or a range of prices, for use inside a text: with the dictionaries' dash, and left to right even in
 * Arabic.
 */
export function pricesInText(language: LanguageCode, from: number, to = from): string {
  const range = dollars(language, from)
    .formatRange(from, to)
    .replace(/ ?～ ?/, '〜')
    .replace(/ – |-/, '–')
  const text = from === to ? formatPrice(language, from) : range
  // Intl's own mark (U+200F) would reverse the range despite the isolation.
  return languageOf(language).dir === 'rtl' ? `\u2066${text.replaceAll('\u200f', '')}\u2069` : text
}

/** Formats an approximate amount in a currency by its code, without decimals if it is whole: '≈ COP 60.200'. */
export function formatApproximate(language: LanguageCode, amount: number, currency: string): string {
  const whole = Number.isInteger(amount) && { minimumFractionDigits: 0 }
  const text = numbers(language, { style: 'currency', currency, currencyDisplay: 'code', ...whole }).format(amount)
  // Intl's own mark (U+200F) would reverse the text despite the isolation.
  return `≈\u00a0${text.replaceAll('\u200f', '')}`
}

/** Formats a stored day `YYYY-MM-DD`, or a moment in milliseconds, as a medium date; '' for ''. */
export function formatDate(language: LanguageCode, date: string | number): string {
  if (date === '') return ''
  const isDay = typeof date === 'string'
  return dates(language, { dateStyle: 'medium', ...(isDay && { timeZone: 'UTC' }) }).format(new Date(date))
}

/** Formats a stored day `YYYY-MM-DD` with its weekday: 'jue, 3 de dic'. */
export const formatWeekday = (language: LanguageCode, day: string) =>
  dates(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))

/**
 * Adds non-breaking spaces: within Spanish 'a. m.', before Arabic 'ص', between day and month in Russian, and before its
 * 'г.'.
 */
const unbroken = (time: string) =>
  time.replace(/([ap]\.) (?=m\.)| (?=\p{sc=Arabic}$)/u, '$1\u00a0').replace(/(?<=\d) (?=\p{sc=Cyrillic})/gu, '\u00a0')

/** Formats a moment in milliseconds as a medium date with time, in the reader's time zone. */
export const formatMoment = (language: LanguageCode, moment: number) =>
  unbroken(dates(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment)))

/** Formats a moment in milliseconds for a list: today's as a time, this year's as day and month, others as a date. */
export function formatRecent(language: LanguageCode, moment: number, now: number): string {
  const [day, today] = [new Date(moment), new Date(now)]
  if (day.toDateString() === today.toDateString()) return unbroken(dates(language, { timeStyle: 'short' }).format(day))
  return day.getFullYear() === today.getFullYear() ? formatDay(language, moment) : formatDate(language, moment)
}

/** Formats a moment in milliseconds as day and month. */
const formatDay = (language: LanguageCode, moment: number) =>
  dates(language, { day: 'numeric', month: 'short' }).format(new Date(moment))

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * Returns the number of calendar days between two moments, in the reader's time zone. A day may have 23 or 25 hours.
 */
const daysBetween = (from: number, to: number) =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / dayMs)

/**
 * Formats the age of a moment: 'hace 5 min', from an hour on 'hace 3 h' on the same day, then 'ayer' and so on. From a
 * week on it is the date. A future moment counts as now, because clocks differ.
 */
export function formatAge(language: LanguageCode, moment: number, now: number): string {
  const age = Math.max(0, now - moment)
  const format = (value: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
    // The short forms of days are abbreviations in some languages: '3 gg fa'.
    ages(language, { numeric: 'auto', style: unit === 'day' ? 'long' : 'short' }).format(value, unit)
  const ago = (value: number, unit: 'day' | 'hour' | 'minute') => asInTexts(language, format(-value, unit))
  if (age < minuteMs) return format(0, 'second')
  if (age < hourMs) return ago(Math.floor(age / minuteMs), 'minute')
  const days = daysBetween(moment, now)
  if (days >= 7) return formatDate(language, moment)
  return days > 0 ? ago(days, 'day') : ago(Math.floor(age / hourMs), 'hour')
}

/** Formats a whole number with the language's separators. */
export const formatNumber = (language: LanguageCode, value: number) => numbers(language).format(value)

/**
 * Matches the dictionaries' spacing between a number and its unit: Intl adds a space in Japanese and none in Chinese.
 */
function asInTexts(language: LanguageCode, text: string): string {
  if (language === 'ja') return text.replace(/(?<=\d) (?=\P{ASCII})/gu, '')
  return language === 'zh' ? text.replace(/(?<=\d)(?=\p{sc=Han})/gu, ' ') : text
}

/** Formats a number with its unit as a word. In Chinese only the short form is the usual word for seconds. */
const inWords = (language: LanguageCode, value: number, unit: string) =>
  asInTexts(
    language,
    numbers(language, { style: 'unit', unit, unitDisplay: language === 'zh' ? 'short' : 'long' }).format(value),
  )

/** Formats a number of whole minutes: `15 minutos`. */
export const formatMinutes = (language: LanguageCode, minutes: number) => inWords(language, minutes, 'minute')

/** Formats a number of whole seconds: `45 segundos`. */
export const formatSeconds = (language: LanguageCode, seconds: number) => inWords(language, seconds, 'second')

/** Formats a number of whole months: `24 meses`. */
export const formatMonths = (language: LanguageCode, months: number) => inWords(language, months, 'month')

/** Formats a share from 0 to 1 in whole per cent. */
export const formatPercent = (language: LanguageCode, share: number) =>
  numbers(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** Formats a list in one sentence: 'a, b y c'. Chinese adds a space between its 'and' and numbers or Latin words. */
export const formatList = (language: LanguageCode, words: readonly string[]) =>
  language === 'zh'
    ? lists(language)
        .format(words)
        .replace(/(?<=\w)和/, ' 和')
        .replace(/和(?=\w)/, '和 ')
    : lists(language).format(words)

/** Returns the separator between two sentences: a space, but none in Chinese and Japanese. */
export const sentenceSeparatorOf = (language: LanguageCode) => (language === 'ja' || language === 'zh' ? '' : ' ')

/** Joins sentences. */
export const sentences = (language: LanguageCode, texts: readonly string[]) => texts.join(sentenceSeparatorOf(language))

const colons: Partial<Record<LanguageCode, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' }

/** Formats a name and its value, with the language's own colon: 'Entrega: 2–4 días'. */
export const formatPair = (language: LanguageCode, name: string, value: string | number) =>
  `${name}${colons[language] ?? ': '}${typeof value === 'number' ? formatNumber(language, value) : value}`

/** Returns the name of a language in another: `fr` is 'francés' in Spanish. */
export const languageName = (language: LanguageCode, named: LanguageCode): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(named) ?? named

/** Formats a size of storage, such as '2.5 GB'. */
export function formatSize(language: LanguageCode, bytes: number): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.max(0, Math.min(2, Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1))
  return numbers(language, {
    style: 'unit',
    unit: units[step] ?? 'kilobyte',
    // The dictionaries do not use Arabic's short form, «غ.ب».
    unitDisplay: language === 'ar' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** (step + 1))
}

/** Formats the time of day at a moment (ms) in a time zone: '14:20', in English '2:20 PM'. */
export const formatClock = (language: LanguageCode, moment: number, timeZone: string): string =>
  dates(language, { timeStyle: 'short', timeZone }).format(moment)

/** Returns a time zone's name: 'hora de Colombia'. */
export const zoneName = (language: LanguageCode, timeZone: string): string =>
  dates(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
