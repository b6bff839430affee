import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { defaultOffer } from '@studio/domain/offers/plans'
import { promises } from '@studio/domain/offers/promises'
import { describe, expect, test } from 'vitest'
import { readTexts } from './readTexts.ts'

/*
 * A promise is a number of hours, days, rounds of changes or per cent. Texts take theirs from the price list, through a
 * variable. Those that are written by hand are listed here, with the numbers of their source; any other fails.
 */

const { express, rounds, answerHours } = promises
const { deliveryHours } = defaultOffer.terms
const included = defaultOffer.plans.find(({ recommended }) => recommended)?.revisions ?? 0
const ends = ({ from, to }: { from: number; to: number }) => [from, to]

/** The words that make a number a promise. */
const units: Record<LanguageCode, string> = {
  es: 'h\\b(?!\\.)|horas?|días?|rondas?|revisi[oó]n\\w*',
  en: 'h\\b(?!\\.)|hours?|days?|rounds?|revisions?',
  pt: 'h\\b(?!\\.)|horas?|dias?|rodadas?|revis\\w*',
  fr: 'h\\b(?!\\.)|heures?|jours?|séries?|tours?|révisions?|allers-retours',
  de: 'h\\b(?!\\.)|Stunden?|Tagen?|Korrektur\\w*|Runden?',
  zh: '个?小时|天|轮|次修改',
  ar: 'ساع\\p{L}*|يوم\\p{L}*|أيام|جول\\p{L}*|مراجع\\p{L}*',
  ru: 'ч\\b|час\\p{L}*|дн\\p{L}*|день|раунд\\p{L}*|прав\\p{L}*',
  ja: '時間|日(?!本)|回',
  it: 'h\\b(?!\\.)|or[ae]\\b|giorn\\w*|revision\\w*|giri',
}

/** A number. 1 is none, because Japanese writes 'an hour' and 'each' with it. */
const figure = '(?<!\\d)(?!1(?!\\d))\\d+'
const hasPromise = (code: LanguageCode, text: string) =>
  new RegExp(`${figure}[\\s\\u2060-]*(?:${units[code]}|[%٪])`, 'iu').test(text)
const numbersIn = (text: string) =>
  // Arabic has a form of its own for two rounds.
  text
    .replaceAll(/\{\{\w+\}\}/g, '')
    .replace('جولتي', '2')
    .match(new RegExp(figure, 'g'))
    ?.map(Number) ?? []

/** The texts that visitors read which state a promise in words, with their numbers in order. */
const written: Readonly<Record<string, readonly number[]>> = {
  'public:faqs.items.1.answer': Object.values(rounds),
  'public:faqs.items.2.answer': [...ends(express.reelHours), ...ends(express.commercialDays)],
  'public:contact.subtitle': [answerHours],
  'public:contact.sent.steps.0': [answerHours],
  'console:admin.answers.templates.price.next': [answerHours],
}
/** The same for the settings, which are in Spanish only. */
const inSettings: typeof written = {
  'settings:seo_defaults.meta_description': [...ends(deliveryHours), included],
  'seed:settings.site_info.description': ends(deliveryHours),
  'seed:settings.seo_defaults.meta_description': [...ends(deliveryHours), included],
}

/** The page, the policy, replies, the settings, and the samples' projects, quotes and person. */
const isRead = /^(public|privacy|settings):|^console:admin\.answers\.|^seed:(?!.*\.(message|note)$)/
/** Numbers of the samples that are no promise: hours of footage, and two days that a client remembers. */
const counted = /60|[356]時間|2日[後で]/g

const texts = (await readTexts()).filter(({ key }) => isRead.test(key))

describe.each(languageCodes)('In %s', (code) => {
  test('a promise that is written by hand is on the list, and has the numbers of its source', () => {
    const wanted = code === 'es' ? { ...written, ...inSettings } : written
    const found = texts.filter(
      ({ language, key, text }) =>
        language === code &&
        (wanted[key] || hasPromise(code, key.startsWith('seed:') ? text.replace(counted, '') : text)),
    )
    expect(Object.fromEntries(found.map(({ key, text }) => [key, numbersIn(text)]))).toEqual(wanted)
  })
})
