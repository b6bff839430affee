import { transcriptOf } from '@studio/domain/content/films/transcript'
import { type PublicProject, projectAnchor } from '@studio/domain/content/publicContent'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import type { Offer } from '@studio/domain/offers/plans'
import { withoutPlaceholders } from '@studio/domain/settings/placeholders'
import type { PublicSettings } from '@studio/domain/settings/settings'
import type { TFunction } from 'i18next'

interface Business {
  language: LanguageCode
  url: string
  image: string
  description: string
  settings: PublicSettings
  offer: Offer
  t: TFunction
  projects: readonly PublicProject[]
}

/**
 * Returns the business as JSON-LD, with an offer for each plan. Omits contacts and profiles that are still placeholders,
 * and the testimonials.
 */
export function structuredData({
  language,
  url,
  image,
  description,
  settings,
  offer: { plans },
  t,
  projects,
}: Business) {
  const films = projects.filter(({ captions, videoUrl }) => captions && videoUrl)
  const { site_info, contact_info, social_media } = withoutPlaceholders(settings)
  const profiles = Object.values(social_media).filter((profile) => profile !== '')
  const regions = new Intl.DisplayNames(language, { type: 'region' })
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
    telephone: contact_info.phone || contact_info.whatsapp || undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
    priceRange: `USD ${Math.min(...plans.map(({ minPrice }) => minPrice))}–${Math.max(...plans.map(({ price }) => price))}`,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, inLanguage: language },
    address: { '@type': 'PostalAddress', addressCountry: 'CO' },
    // The UN's code of the world: the studio works remotely.
    areaServed: { '@type': 'Place', name: regions.of('001') },
    knowsLanguage: languageCodes,
    subjectOf: films.length > 0 ? films.map((film) => filmData(film, language, url)) : undefined,
    makesOffer: plans.map(({ id, price }) => ({
      '@type': 'Offer',
      name: t(`pricing.${id}.title`),
      description: t(`pricing.${id}.description`),
      price,
      priceCurrency: 'USD',
      url: `${url}#pricing`,
    })),
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
