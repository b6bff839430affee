import { defaultLanguage, type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import { defaultSettings } from '@studio/domain/settings/settings'
import { pathOfLanguage } from '../src/i18n/language'
import type { PublicTexts } from '../src/i18n/locales/es/public'
import type { PublicPage } from '../src/public/place'

/** Open Graph's name of a language. */
const openGraphLocale = (code: LanguageCode) => languageOf(code).locale.replace('-', '_')

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`

/** The search engines' part of a page's <head>: what it is, in which language, and where its other languages are. */
export function headOf(page: PublicPage, language: LanguageCode, texts: PublicTexts['meta'], origin: string): string {
  if (page === 'privacy')
    return [
      `<title>${escaped(texts.privacyTitle)}</title>`,
      meta('description', texts.privacyDescription),
      meta('robots', 'index, follow'),
      `<link rel="canonical" href="${origin}/privacy" />`,
    ].join('\n    ')
  const address = origin + pathOfLanguage(language)
  const picture = `${origin}/og/${language}.png`
  const alternates = languageCodes.map(
    (code) => `<link rel="alternate" hreflang="${code}" href="${origin}${pathOfLanguage(code)}" />`,
  )
  return [
    `<title>${escaped(texts.title)}</title>`,
    meta('description', texts.description),
    meta('robots', 'index, follow'),
    `<link rel="canonical" href="${address}" />`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${origin}${pathOfLanguage(defaultLanguage)}" />`,
    property('og:type', 'website'),
    property('og:url', address),
    property('og:site_name', defaultSettings.site_info.name),
    property('og:title', texts.title),
    property('og:description', texts.description),
    property('og:locale', openGraphLocale(language)),
    ...languageCodes
      .filter((code) => code !== language)
      .map((code) => property('og:locale:alternate', openGraphLocale(code))),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', texts.pictureAlt),
    meta('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${structuredData(address, picture, texts)}</script>`,
  ].join('\n    ')
}

/** The 404 page for those without script. */
export const lostOf = ({ title, text, home }: PublicTexts['notFound']) =>
  `<noscript><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><a href="/">${escaped(home)}</a></main></noscript>`

/** The business as search engines read it; no ratings of our own about ourselves. */
const structuredData = (url: string, image: string, texts: PublicTexts['meta']) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: defaultSettings.site_info.name,
    description: texts.description,
    url,
    image,
    priceRange: '$$',
    areaServed: 'Worldwide',
    address: { '@type': 'PostalAddress', addressCountry: 'CO' },
    availableLanguage: languageCodes,
  }).replaceAll('<', '\\u003c')

/** All addresses of the page, each with its other languages. */
export function sitemapOf(origin: string): string {
  const links = languageCodes.map(
    (code) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${origin}${pathOfLanguage(code)}"/>`,
  )
  links.push(
    `    <xhtml:link rel="alternate" hreflang="x-default" href="${origin}${pathOfLanguage(defaultLanguage)}"/>`,
  )
  const urls = languageCodes.map(
    (code) => `  <url>\n    <loc>${origin}${pathOfLanguage(code)}</loc>\n${links.join('\n')}\n  </url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
  <url>\n    <loc>${origin}/privacy</loc>\n  </url>
</urlset>
`
}

/** Everything but the console may be read by search engines. */
export const robotsOf = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /auth\n\nSitemap: ${origin}/sitemap.xml\n`
