import { noProject } from '@studio/domain/content/publicContent'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { defaultOffer } from '@studio/domain/offers/plans'
import { defaultPrices } from '@studio/domain/offers/prices'
import { defaultSettings } from '@studio/domain/settings/settings'
import { describe, expect, test } from 'vitest'
import { headOf, securityTxt, sitemapOf } from '../../../build/head'
import { createI18n } from '../../i18n/i18n'
import { offerWords } from '../../i18n/offerWords'
import { loadPublicTexts } from '../../i18n/publicTexts'

const textsIn = async (code: LanguageCode) => createI18n(code, await loadPublicTexts(code)).t

/** Returns a language's default texts for the head, with the numbers of the default prices. */
async function metaIn(code: LanguageCode) {
  const t = await textsIn(code)
  return t('meta', { returnObjects: true, ...offerWords(t, code, defaultOffer) })
}

const origin = 'https://studio.example'
const headIn = async (code: (typeof languageCodes)[number]) => headOf('home', code, await textsIn(code), origin)
const decoded = (text: string) => text.replace(/&#(\d+);/g, (_, sign: string) => String.fromCharCode(Number(sign)))
const content = (head: string, name: string) =>
  decoded(new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1] ?? '')

test('The head has the transcript of each film with captions, for search engines', async () => {
  const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola <3'
  const film = { ...noProject, id: 'a', title: 'Reel', imageUrl: '/media/a/640.webp', videoUrl: '/film/a/film.m3u8' }
  const projects = [
    { ...film, seconds: 28, captions },
    { ...film, id: 'b' },
  ]
  const head = headOf('home', 'es', await textsIn('es'), origin, { settings: defaultSettings, texts: {}, projects })
  const data = JSON.parse(/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '{}')
  expect(data.subjectOf).toEqual([
    {
      '@type': 'VideoObject',
      name: 'Reel',
      description: '',
      thumbnailUrl: `${origin}/media/a/640.webp`,
      url: `${origin}/#project-a`,
      contentUrl: `${origin}/film/a/film.m3u8`,
      duration: 'PT28S',
      inLanguage: 'es',
      transcript: 'Hola <3',
    },
  ])
})

describe.each(languageCodes)('The head of the page in %s', (code) => {
  test('describes the page in its own language, for people, search engines and shared links', async () => {
    const head = await headIn(code)
    const { hero } = await loadPublicTexts(code)
    const meta = await metaIn(code)
    expect(decoded(/<title>(.*)<\/title>/.exec(head)?.[1] ?? '')).toBe(meta.title)
    for (const name of ['description', 'og:description']) expect(content(head, name)).toBe(meta.description)
    expect(content(head, 'og:title')).toBe(meta.title)
    expect(content(head, 'og:image')).toBe(`${origin}/og/${code}.png`)
    expect(content(head, 'og:image:alt')).toContain(hero.title)
    const data = JSON.parse(/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '{}')
    expect(data).toMatchObject({
      description: meta.description,
      image: `${origin}/og/${code}.png`,
      mainEntityOfPage: { '@id': data.url, inLanguage: code },
    })
    expect(data.areaServed.name).not.toMatch(code === 'en' ? /001/ : /001|world/i)
  })

  test('offers each plan by its name and price, with the studio’s contacts and full profiles', async () => {
    const settings = {
      ...defaultSettings,
      contact_info: { ...defaultSettings.contact_info, email: 'ana@corte.example', whatsapp: '+57 311 222 3333' },
      social_media: { ...defaultSettings.social_media, instagram: 'https://www.instagram.com/corte' },
    }
    const head = headOf('home', code, await textsIn(code), origin, { settings, texts: {} })
    const data = JSON.parse(/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '{}')
    const { pricing } = await loadPublicTexts(code)
    expect(data).toMatchObject({
      email: 'ana@corte.example',
      telephone: '+57 311 222 3333',
      sameAs: ['https://www.instagram.com/corte'],
      makesOffer: defaultOffer.plans.map(({ id, price }) => ({ name: pricing[id].title, price, priceCurrency: 'USD' })),
    })
  })

  test('describes the policy as links show it, at its address in this and every other language', async () => {
    const texts = await loadPublicTexts(code)
    const head = headOf('privacy', code, await textsIn(code), origin)
    expect(content(head, 'og:title')).toBe(texts.meta.privacyTitle)
    expect(content(head, 'og:description')).toBe(texts.meta.privacyDescription)
    expect(content(head, 'og:url')).toBe(code === 'es' ? `${origin}/privacy` : `${origin}/${code}/privacy`)
    expect(content(head, 'og:image')).toBe(`${origin}/og/${code}.png`)
    expect(head).toContain(`hreflang="ja" href="${origin}/ja/privacy"`)
    expect(head).toContain(`hreflang="x-default" href="${origin}/privacy"`)
  })

  test('has a title and a description that search engines do not truncate', async () => {
    const meta = await metaIn(code)
    expect(meta.title.length).toBeLessThanOrEqual(65)
    expect(meta.description.length).toBeLessThanOrEqual(170)
  })
})

describe('The owner’s texts for search engines', () => {
  const settings = { ...defaultSettings, seo_defaults: { ...defaultSettings.seo_defaults, meta_title: 'Del ajuste' } }
  const own = { 'meta.title': 'Der eigene', 'meta.privacyTitle': 'Datenschutz', 'hero.title': 'Schnitt' }
  const headWith = async (page: 'home' | 'privacy', code: 'es' | 'de', texts: Record<string, string>) =>
    headOf(page, code, await textsIn(code), origin, { settings, texts })

  test.each([
    ['in their language', 'de', own, 'Der eigene'],
    ['before the older Spanish setting', 'es', { 'meta.title': 'La suya' }, 'La suya'],
    ['which Spanish keeps until a text is written', 'es', {}, 'Del ajuste'],
  ] as const)('replace the default %s', async (_, code, texts, title) => {
    const head = await headWith('home', code, texts)
    expect(head).toContain(`<title>${title}</title>`)
    expect(content(head, 'og:title')).toBe(title)
  })

  test('leave the defaults of other languages and fields', async () => {
    const meta = await metaIn('de')
    const head = await headWith('home', 'de', {})
    expect([content(head, 'og:title'), content(head, 'description')]).toEqual([meta.title, meta.description])
  })

  test('may use the variables of the defaults, which follow the price list', async () => {
    const prices = { ...defaultPrices, delivery_hours_from: 24, delivery_hours_to: 36 }
    const texts = { 'meta.description': 'Schnitt in {{hours}}' }
    const head = headOf('home', 'de', await textsIn('de'), origin, { settings, texts, prices })
    expect(content(head, 'description')).toBe('Schnitt in 24–36\u00a0h')
  })

  test('name the policy, and describe the shared picture', async () => {
    const head = await headWith('privacy', 'de', own)
    expect(content(head, 'og:title')).toBe('Datenschutz')
    expect(content(head, 'og:image:alt')).toMatch(/^Schnitt \|/)
  })
})

test('no two languages share a title, and the sitemap lists each address in all languages', async () => {
  const heads = await Promise.all(languageCodes.map(headIn))
  expect(new Set(heads.map((head) => content(head, 'og:title'))).size).toBe(languageCodes.length)
  const sitemap = sitemapOf(origin, (language) => (language === 'ja' ? '2026-11-27' : undefined))
  const addresses = sitemap.match(/<loc>/g)
  expect(addresses).toHaveLength(2 * languageCodes.length)
  expect(sitemap.match(/hreflang="ja"/g)).toHaveLength(2 * languageCodes.length)
  expect(sitemap.match(/\/ja\/<\/loc>\n {4}<lastmod>2026-11-27<\/lastmod>/g)).toHaveLength(1)
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(1)
})

test('security.txt names the studio’s address, else its form, and is valid for about a year', () => {
  const now = new Date('2026-11-26T10:00:00Z')
  expect(securityTxt(origin, defaultSettings, now)).toContain(
    `Contact: ${origin}/#contact\nExpires: 2027-11-01T00:00:00.000Z`,
  )
  const contact_info = { ...defaultSettings.contact_info, email: 'ana@corte.example' }
  expect(securityTxt(origin, { ...defaultSettings, contact_info }, now)).toContain('Contact: mailto:ana@corte.example')
})

test('the owner’s default settings equal the page’s default texts', async () => {
  const meta = await metaIn('es')
  expect(defaultSettings.seo_defaults).toMatchObject({ meta_title: meta.title, meta_description: meta.description })
})
