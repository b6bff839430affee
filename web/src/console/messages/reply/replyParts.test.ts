import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { ContactMessage } from '@studio/domain/messages/message'
import { replyLink } from '@studio/domain/messages/reply/replyLink'
import { type ReplyTemplate, replyTemplates } from '@studio/domain/messages/reply/replyText'
import { defaultOffer } from '@studio/domain/offers/plans'
import { defaultSettings, type Settings } from '@studio/domain/settings/settings'
import { linkLimit } from '@studio/domain/values/encoded'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createI18n, loadTexts } from '../../../i18n/i18n'
import { loadPublicTexts } from '../../../i18n/publicTexts'
import { answerFrom, quoteWords } from './replyParts'

/** Returns the texts of a language, and an enquiry in it that uses every field of the form. */
async function enquiryIn(language: LanguageCode) {
  const i18n = createI18n(language, await loadPublicTexts(language))
  await loadTexts(i18n, language, 'console')
  const words = { language, t: i18n.getFixedT(language, 'public'), tc: i18n.getFixedT(language, 'console') }
  const text = [words.t('chat.custom'), words.t('chat.pilot'), words.t('chat.general')].join('\n')
  const message = v.parse(ContactMessage, {
    ...{ id: 'one', name: 'Camille Núñez', email: 'camille.nunez@example.com', message: text },
    ...{ subject: 'reel', budget: 'alto', reference_link: 'https://example.com/videos/reference?list=2', language },
    created_at: Date.UTC(2026, 10, 3, 9),
  })
  return { words, message }
}

const made = async (language: LanguageCode, template: ReplyTemplate, own: Partial<Settings['replies']> = {}) => {
  const { words, message } = await enquiryIn(language)
  const settings = { ...defaultSettings, replies: { ...defaultSettings.replies, ...own } }
  const text = answerFrom(template, message, words, defaultOffer, settings)
  return { message, text, link: replyLink(message, quoteWords(message, words), text) }
}

const places = languageCodes.flatMap((language) => replyTemplates.map((template) => [language, template] as const))

test.each(places)(
  'In %s, template %s: text that does not fit into the mailto link is in the text to paste',
  async (...of) => {
    const { message, text, link } = await made(...of)
    const body = new URL(link.href).searchParams.get('body')?.replaceAll('\r\n', '\n')
    expect(link.href.length).toBeLessThanOrEqual(linkLimit)
    expect(text).toContain('Camille Núñez')
    expect(link.whole.startsWith(`${text}\n\n`)).toBe(true)
    expect(link.whole.endsWith(`\n> ${message.message.replaceAll('\n', '\n> ')}`)).toBe(true)
    if (link.holds === 'all') expect(body).toBe(link.whole)
    if (link.holds === 'answer') expect(body?.startsWith(text)).toBe(true)
    if (link.holds === 'nothing') expect(body).toBeUndefined()
  },
)

test('A mailto link holds each unedited template, and in Latin script the quoted enquiry as well', async () => {
  for (const [language, template] of places) {
    const { holds } = (await made(language, template)).link
    const expected = ['zh', 'ja', 'ar', 'ru'].includes(language) ? /^(all|answer)$/ : /^all$/
    expect(holds, `${language} ${template}`).toMatch(expected)
  }
})

test('The owner’s text replaces a template, and their signature the closing, in that language alone', async () => {
  const own = { price_fr: 'Merci, on vous rappelle demain.', signature_fr: 'À bientôt,\nLucía' }
  const { text } = await made('fr', 'price', own)
  expect(text).toMatch(
    /^Bonjour Camille Núñez[\s\S]*\n\nMerci, on vous rappelle demain\.\n\n[\s\S]*\n\nÀ bientôt,\nLucía$/,
  )
  expect((await made('fr', 'no', own)).text).not.toContain('rappelle')
  expect((await made('de', 'price', own)).text).toBe((await made('de', 'price')).text)
})

test('The owner’s own template is empty until they write it', async () => {
  const empty = await made('es', 'own')
  expect(empty.text).toMatch(/^Hola, Camille Núñez:\n\n\n\nSaludos,\nMontaje Studio$/)
  expect((await made('es', 'own', { own_es: 'Te llamo hoy.' })).text).toContain('\n\nTe llamo hoy.\n\n')
})
