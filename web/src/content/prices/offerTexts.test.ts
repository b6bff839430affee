import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { chatTexts } from '@studio/domain/offers/chat'
import { defaultOffer, type Offer, offerOf } from '@studio/domain/offers/plans'
import { defaultPrices } from '@studio/domain/offers/prices'
import { defaultSettings } from '@studio/domain/settings/settings'
import { expect, test } from 'vitest'
import { createI18n } from '../../i18n/i18n'
import { offerWords, rangeIn } from '../../i18n/offerWords'
import { loadPublicTexts } from '../../i18n/publicTexts'
import { headTexts } from '../headTexts'
import { planDuration } from './planWords'

/** Returns the texts that contain numbers of the offer, in a language. */
async function textsIn(code: LanguageCode, offer: Offer) {
  const { t } = createI18n(code, await loadPublicTexts(code))
  const words = offerWords(t, code, offer)
  const { description } = headTexts(code, t('meta', { returnObjects: true, ...words }), defaultSettings, words)
  return {
    description,
    subtitle: t('hero.subtitle', words),
    speed: t('hero.values.speed.title', words),
    revisions: t('hero.values.revisions.title', words),
    delivery: t('faqs.items.0.answer' as 'faqs.title', words),
    express: t('faqs.items.2.answer' as 'faqs.title', words),
    badge: t('pricing.packsBadge', { saving: offer.advertisedSaving }),
    sample: words.seconds,
    chat: t('chat.pilot', { length: rangeIn(t, 'secondsShort', offer.pilot.seconds) }),
    durations: offer.plans.map((plan) => planDuration(t, plan)).join(' · '),
  }
}
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test('With the default prices the Spanish texts are exactly those of the specification', async () => {
  const texts = await textsIn('es', defaultOffer)
  expect(texts.badge).toBe('Ahorra hasta 20%')
  expect(texts.chat).toBe(chatTexts.pilot.replace('{{length}}', '30–45\u00a0s'))
  expect(texts.description).toBe(defaultSettings.seo_defaults.meta_description)
  expect(texts.revisions).toBe('2 revisiones incluidas')
  expect(spaced(texts.durations)).toBe('hasta 30 s · 31–60 s · 61–180 s')
  expect(spaced(texts.sample)).toBe('30 a 45 segundos')
  expect(spaced(texts.speed)).toBe('Entrega en 48–72 h')
  expect(spaced(texts.subtitle)).toMatch(/entregamos en 48 a 72 horas, con 2 revisiones incluidas\.$/)
  expect(spaced(texts.delivery)).toBe(
    'Los comerciales y reels se entregan en 48 a 72 horas. El formato largo toma 5 a 7 días, según la duración.',
  )
})

const changed = offerOf({
  ...defaultPrices,
  ...{ delivery_hours_from: 81, delivery_hours_to: 82, long_form_days_from: 83, long_form_days_to: 84 },
  ...{ intermediate_revisions: 85, express_percent: 86, advertised_saving: 87 },
  ...{ pilot_seconds_from: 88, pilot_seconds_to: 89 },
  ...{ basic_seconds: 90, intermediate_seconds: 93, advanced_seconds: 96 },
})

test.each(languageCodes)('In %s every text follows the price list, and no variable is left', async (code) => {
  const texts = await textsIn(code, changed)
  for (const text of Object.values(texts)) expect(text).not.toMatch(/[{}]/)
  const numbers = (name: keyof typeof texts) =>
    (texts[name].match(/\d+/g) ?? []).map(Number).sort((one, other) => one - other)
  expect(numbers('description')).toEqual([81, 82, 85])
  expect(numbers('subtitle')).toEqual([81, 82, 85])
  expect(numbers('speed')).toEqual([81, 82])
  expect(numbers('revisions')).toEqual([85])
  expect(numbers('delivery')).toEqual([81, 82, 83, 84])
  expect(numbers('express')).toContain(86)
  expect(numbers('badge')).toEqual([87])
  expect(numbers('sample')).toEqual([88, 89])
  expect(numbers('chat')).toEqual([88, 89])
  expect(numbers('durations')).toEqual([90, 91, 93, 94, 96])
})

test('An exact time is named once', async () => {
  const { t } = createI18n('es', await loadPublicTexts('es'))
  expect(spaced(rangeIn(t, 'hours', { from: 24, to: 24 }))).toBe('24 horas')
  expect(spaced(rangeIn(t, 'days', { from: 1, to: 1 }, 'rangeInWords'))).toBe('1 día')
})

test.each([
  [5, 'حتى 5 ثوانٍ'],
  [30, 'حتى 30 ثانية'],
])('In Arabic a plan of up to %i s has the right form of its noun', async (to, text) => {
  const { t } = createI18n('ar', await loadPublicTexts('ar'))
  const [basic] = offerOf({ ...defaultPrices, basic_seconds: to }).plans
  expect(basic && planDuration(t, basic)).toBe(text)
})
