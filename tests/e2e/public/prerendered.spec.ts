import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { publicContentFrom, type StoredContent } from '@studio/domain/content/publicContentFrom'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { expect, test } from 'playwright/test'
import { sampleContent } from '../../../scripts/seed/documents'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'

/* The build's prerendered pages from stored content; reading them needs no browser. */

const web = path.join(import.meta.dirname, '../../../web')

/** Prerenders the site with some settings changed. Returns a function that reads a file of it. */
async function prerender(changed: Record<string, object>, sections: StoredContent['sections'] = []) {
  const stored: StoredContent = { ...sampleContent(), sections }
  const settings = Object.entries(changed).map(([id, value]) => ({ id, value }))
  const { renderSite } = await import(pathToFileURL(path.join(web, '.prerender/pages.mjs')).href)
  const contentOf = (language: LanguageCode) => publicContentFrom(language, { ...stored, settings }, Date.now())
  const files: Map<string, string> = await renderSite({ origin: 'https://studio.example', contentOf })
  return (file: string) => files.get(file) ?? ''
}

const pathOf = (code: LanguageCode) => (code === 'es' ? 'index.html' : `${code}/index.html`)

test('Name, description, contacts, profiles and titles of the studio appear in the page, its head and the manifest', async () => {
  const read = await prerender({
    site_info: { name: 'Corte <Fino>', description: 'Video con calma', logo_url: '' },
    contact_info: { email: 'ana@corte.example', phone: '+57 311 222 3333', whatsapp: '', address: '' },
    social_media: { instagram: 'https://www.instagram.com/cortefino' },
    seo_defaults: { meta_title: 'Corte Fino | Video', meta_description: 'Lo hace Ana.', keywords: 'corte, color' },
  })
  const es = read('index.html')
  expect(es).toContain('<title>Corte Fino | Video</title>')
  expect(es).toContain('<meta name="description" content="Lo hace Ana." />')
  expect(es).toContain('<meta name="keywords" content="corte, color" />')
  expect(es).toContain('Video con calma')
  for (const code of languageCodes) {
    const html = read(pathOf(code))
    expect(html, code).toContain('<meta property="og:site_name" content="Corte &#60;Fino&#62;" />')
    expect(html, code).not.toContain('Corte <Fino>')
    const data = JSON.parse(/<script type="application\/ld\+json">([^<]+)</.exec(html)?.[1] ?? '')
    expect(data).toMatchObject({
      name: 'Corte <Fino>',
      email: 'ana@corte.example',
      telephone: '+57 311 222 3333',
      sameAs: ['https://www.instagram.com/cortefino'],
    })
    expect(html, code).toContain('wa.me/573112223333')
  }
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    name: 'Corte <Fino>',
    description: 'Video con calma',
  })
  const { notFound } = publicTexts
  const lost = read('404.html')
  for (const text of [notFound.title, notFound.text, notFound.home, 'wa.me/573112223333', 'href="/ja/"'])
    expect(lost).toContain(text)
  expect(lost).toContain('Corte &lt;Fino&gt;')
  expect(read('localized-files/de/404.html')).toContain('<html lang="de"')
  expect(read('auth.html')).toContain('<meta name="application-name" content="Corte &#60;Fino&#62;" />')
  expect(JSON.parse(read('de/manifest.webmanifest'))).toMatchObject({
    id: '/',
    lang: 'de',
    shortcuts: [{ url: '/de/#portfolio' }, { url: '/de/#pricing' }, { url: '/de/#contact' }],
  })
  expect(read('de/index.html')).toContain('<link rel="manifest" href="/de/manifest.webmanifest"')
})

test('A prerendered page introduces a person with their city, and states no time, which would soon be wrong', async () => {
  const read = await prerender({}, [{ id: 'ana', list: 'people', title_es: 'Ana Ruiz', badge_es: 'Bogotá' }])
  for (const code of languageCodes) {
    const [, person = ''] = /<strong[^>]*>Ana Ruiz<\/strong>(.*?)<\/div>/s.exec(read(pathOf(code))) ?? []
    expect(person, code).toContain('Bogotá')
    expect(person, code).not.toMatch(/\d:\d\d/)
  }
})

test('Under maintenance no prerendered page has any content, each shows the notice in its language, and none is indexed', async () => {
  const message = 'Volvemos el lunes.'
  const read = await prerender({
    maintenance: { enabled: true, message },
    contact_info: { email: 'ana@corte.example', phone: '', whatsapp: '+57 311 222 3333', address: '' },
  })
  for (const code of languageCodes) {
    const html = read(pathOf(code))
    expect(html, code).not.toMatch(/Café Aurora|<form|<section/)
    // Visitors can still reach the studio.
    expect(html, code).toMatch(/wa\.me.*mailto:/s)
    // The owner's message is in Spanish; other languages show the default notice.
    expect(/<h1>.*?<\/main>/s.exec(html)?.[0].includes(message), code).toBe(code === 'es')
    // The privacy policy stays available to people who have sent an enquiry.
    const privacy = read(code === 'es' ? 'privacy.html' : `localized-files/${code}/privacy.html`)
    expect(privacy, code).not.toMatch(/Café Aurora|<form/)
    for (const page of [html, privacy]) expect(page, code).toContain('<meta name="robots" content="noindex" />')
  }
  const titles = languageCodes.map((code) => /<h1>([^<]+)/.exec(read(pathOf(code)))?.[1])
  expect(new Set(titles).size).toBeGreaterThan(7)
})
