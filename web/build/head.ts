import type { PublicContent } from '@studio/domain/content/publicContent'
import { defaultLanguage, type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import { offerOf } from '@studio/domain/offers/plans'
import { defaultPrices } from '@studio/domain/offers/prices'
import { withoutPlaceholders } from '@studio/domain/settings/placeholders'
import { defaultSettings, type PublicSettings } from '@studio/domain/settings/settings'
import { mailTo } from '@studio/domain/values/encoded'
import type { TFunction } from 'i18next'
import { headTexts } from '../src/content/headTexts'
import { pathOfLanguage, privacyPathOf } from '../src/i18n/language'
import { offerWords } from '../src/i18n/offerWords'
import type { PublicPage } from '../src/public/load/place'
import { structuredData } from './structuredData'

/** The Open Graph locale of a language, such as `es_CO`. */
const openGraphLocale = (code: LanguageCode) => languageOf(code).locale.replace('-', '_')

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`

/** The part of the content that the head describes. */
type HeadContent = Pick<PublicContent, 'settings' | 'texts' | 'prices'> & Partial<Pick<PublicContent, 'projects'>>

/**
 * Returns the SEO part of a page's <head>: title, description, canonical address, alternates and structured data. `t`
 * has the page's own texts, which the owner's replace.
 */
export function headOf(
  page: Exclude<PublicPage, 'lost'>,
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
  const pathIn = page === 'privacy' ? privacyPathOf : pathOfLanguage
  const address = origin + pathIn(language)
  const { title, description, keywords } =
    page === 'privacy'
      ? {
          title: own['meta.privacyTitle'] ?? texts.privacyTitle,
          description: own['meta.privacyDescription'] ?? texts.privacyDescription,
          keywords: '',
        }
      : headTexts(language, texts, settings, words, own)
  const shownTitle = isClosed && page === 'home' ? `${t('maintenance.title')} | ${settings.site_info.name}` : title
  return [
    `<title>${escaped(shownTitle)}</title>`,
    meta('description', description),
    ...(keywords ? [meta('keywords', keywords)] : []),
    robots,
    `<link rel="canonical" href="${address}" />`,
    ...alternatesOf(origin, pathIn).map(([code, url]) => `<link rel="alternate" hreflang="${code}" href="${url}" />`),
    ...shared(address, title, description),
    ...(page === 'home'
      ? [
          `<script type="application/ld+json">${structuredData({ language, url: address, image: picture, description, settings, offer, t, projects })}</script>`,
        ]
      : []),
  ].join('\n    ')
}

/** Returns a page's addresses by language; `x-default` is the Spanish one, which opens in the browser's language. */
const alternatesOf = (origin: string, pathIn: (code: LanguageCode) => string) => [
  ...languageCodes.map((code) => [code, origin + pathIn(code)] as const),
  ['x-default', origin + pathIn(defaultLanguage)] as const,
]

/** Returns the head of a page that search engines must not list: the 404 page and sign-in. */
export const unlistedHead = (title: string, { name }: Pick<PublicSettings['site_info'], 'name'>) =>
  [`<title>${escaped(title)}</title>`, meta('robots', 'noindex'), meta('application-name', name)].join('\n    ')

/** Returns the sitemap: every address of the site with its alternates, and the day of its last change if it is known. */
export function sitemapOf(origin: string, dayOf: (language: LanguageCode) => string | undefined): string {
  const urls = [pathOfLanguage, privacyPathOf].flatMap((pathIn) => {
    const links = alternatesOf(origin, pathIn).map(
      ([code, url]) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`,
    )
    return languageCodes.map((code) => {
      // The policy does not change with the content.
      const day = pathIn === pathOfLanguage ? dayOf(code) : undefined
      const changed = day ? `\n    <lastmod>${day}</lastmod>` : ''
      return `  <url>\n    <loc>${origin}${pathIn(code)}</loc>${changed}\n${links.join('\n')}\n  </url>`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Returns robots.txt: search engines may read everything except the console. */
export const robotsTxt = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /auth\n\nSitemap: ${origin}/sitemap.xml\n`

/** The validity of security.txt, in months. Each prerendering renews it. */
const contactMonths = 12

/** Returns security.txt (RFC 9116). Valid from the beginning of the month, so that it changes once a month. */
export function securityTxt(origin: string, settings: PublicSettings, now: Date): string {
  const { email } = withoutPlaceholders(settings).contact_info
  const ends = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + contactMonths))
  return [
    `Contact: ${email ? mailTo(email) : `${origin}/#contact`}`,
    `Expires: ${ends.toISOString()}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
