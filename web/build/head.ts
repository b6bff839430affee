import { transcriptOf } from '@studio/domain/content/films/transcript'
import { type PublicContent, type PublicProject, projectAnchor } from '@studio/domain/content/publicContent'
import { defaultLanguage, type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import { type Offer, offerOf } from '@studio/domain/offers/plans'
import { defaultPrices } from '@studio/domain/offers/prices'
import { withoutPlaceholders } from '@studio/domain/settings/placeholders'
import { defaultSettings, type PublicSettings } from '@studio/domain/settings/settings'
import type { TFunction } from 'i18next'
import { headTexts } from '../src/content/headTexts'
import { pathOfLanguage } from '../src/i18n/language'
import type { PublicTexts } from '../src/i18n/locales/es/public'
import { offerWords } from '../src/i18n/offerWords'
import type { PublicPage } from '../src/public/load/place'

/** The Open Graph locale of a language, such as `es_CO`. */
const openGraphLocale = (code: LanguageCode) => languageOf(code).locale.replace('-', '_')

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`

/** The part of the content that the head describes. */
type HeadContent = Pick<PublicContent, 'settings' | 'texts' | 'prices'> & Partial<Pick<PublicContent, 'projects'>>

/**
 * Returns the SEO part of a page's <head>: title, description, canonical address, alternates and structured data. `t`
 * has the page's own texts, which the owner's replace.
 */
export function headOf(
  page: PublicPage,
  language: LanguageCode,
  t: TFunction,
  origin: string,
  { settings, texts: own, prices = defaultPrices, projects = [] }: HeadContent = {
    settings: defaultSettings,
    texts: {},
  },
): string {
  const offer = offerOf(prices)
  const words = offerWords(t, language, offer)
  const texts = t('meta', { returnObjects: true, ...words })
  const isClosed = settings.maintenance.enabled
  const robots = meta('robots', isClosed ? 'noindex' : 'index, follow')
  const picture = `${origin}/og/${language}.png`
  /** Open Graph tags for shared links, in the page's language. */
  const shared = (address: string, title: string, description: string) => [
    property('og:type', 'website'),
    property('og:url', address),
    property('og:site_name', settings.site_info.name),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', openGraphLocale(language)),
    ...languageCodes
      .filter((code) => code !== language)
      .map((code) => property('og:locale:alternate', openGraphLocale(code))),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    // The picture shows the home page's title in this language.
    property('og:image:alt', `${own['hero.title'] ?? t('hero.title')} | ${texts.pictureAlt}`),
    meta('twitter:card', 'summary_large_image'),
  ]
  if (page === 'privacy') {
    // No alternates: one address serves all ten languages.
    const address = `${origin}/privacy`
    const title = own['meta.privacyTitle'] ?? texts.privacyTitle
    const description = own['meta.privacyDescription'] ?? texts.privacyDescription
    return [
      `<title>${escaped(title)}</title>`,
      meta('description', description),
      robots,
      `<link rel="canonical" href="${address}" />`,
      ...shared(address, title, description),
    ].join('\n    ')
  }
  const address = origin + pathOfLanguage(language)
  const { title, description, keywords } = headTexts(language, texts, settings, words, own)
  const alternates = languageCodes.map(
    (code) => `<link rel="alternate" hreflang="${code}" href="${origin}${pathOfLanguage(code)}" />`,
  )
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    ...(keywords ? [meta('keywords', keywords)] : []),
    robots,
    `<link rel="canonical" href="${address}" />`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${origin}${pathOfLanguage(defaultLanguage)}" />`,
    ...shared(address, title, description),
    `<script type="application/ld+json">${structuredData(language, address, picture, description, settings, offer, projects)}</script>`,
  ].join('\n    ')
}

/** The site's name for a page that loads no content (ui/screen/NotFound.tsx). */
export const siteNameOf = ({ name }: Pick<PublicSettings['site_info'], 'name'>) => meta('application-name', name)

/** The 404 page without JavaScript. */
export const notFoundPage = ({ title, text, home }: PublicTexts['notFound']) =>
  `<noscript><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><a href="/">${escaped(home)}</a></main></noscript>`

/** Returns the business as JSON-LD. Omits contacts and profiles that are still placeholders, and the testimonials. */
function structuredData(
  language: LanguageCode,
  url: string,
  image: string,
  description: string,
  settings: PublicSettings,
  { plans }: Offer,
  projects: readonly PublicProject[],
) {
  const films = projects.filter(({ captions, videoUrl }) => captions && videoUrl)
  const { site_info, contact_info, social_media } = withoutPlaceholders(settings)
  const profiles = Object.values(social_media).filter((profile) => profile !== '')
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: site_info.name,
    description,
    url,
    image,
    // An uploaded logo is stored as a path; structured data needs a full URL.
    logo: site_info.logo_url ? new URL(site_info.logo_url, url).href : undefined,
    email: contact_info.email || undefined,
    telephone: contact_info.phone || undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
    priceRange: `USD ${Math.min(...plans.map(({ minPrice }) => minPrice))}–${Math.max(...plans.map(({ price }) => price))}`,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, inLanguage: language },
    address: { '@type': 'PostalAddress', addressCountry: 'CO' },
    knowsLanguage: languageCodes,
    subjectOf: films.length > 0 ? films.map((film) => filmData(film, language, url)) : undefined,
  }).replaceAll('<', '\\u003c')
}

/** Returns a film with captions as JSON-LD: search engines read its transcript. */
function filmData(film: PublicProject, language: LanguageCode, url: string) {
  const { id, title, description, imageUrl, videoUrl, seconds, captions = '', textLanguages } = film
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: new URL(imageUrl, url).href,
    url: `${url}#${projectAnchor(id)}`,
    contentUrl: new URL(videoUrl, url).href,
    duration: seconds > 0 ? `PT${seconds}S` : undefined,
    inLanguage: textLanguages?.captions ?? language,
    transcript: transcriptOf(captions),
  }
}

/** Returns the sitemap: every address of the site with its alternates, and the day of its last change if it is known. */
export function sitemapOf(origin: string, dayOf: (language: LanguageCode) => string | undefined): string {
  const links = languageCodes.map(
    (code) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${origin}${pathOfLanguage(code)}"/>`,
  )
  links.push(
    `    <xhtml:link rel="alternate" hreflang="x-default" href="${origin}${pathOfLanguage(defaultLanguage)}"/>`,
  )
  const urls = languageCodes.map((code) => {
    const day = dayOf(code)
    const changed = day ? `\n    <lastmod>${day}</lastmod>` : ''
    return `  <url>\n    <loc>${origin}${pathOfLanguage(code)}</loc>${changed}\n${links.join('\n')}\n  </url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
  <url>\n    <loc>${origin}/privacy</loc>\n  </url>
</urlset>
`
}

/** Returns robots.txt: search engines may read everything except the console. */
export const robotsTxt = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /auth\n\nSitemap: ${origin}/sitemap.xml\n`
