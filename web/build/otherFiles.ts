import type { PublicContent } from '@studio/domain/content/publicContent'
import { defaultLanguage, type LanguageCode, languageCodes } from '@studio/domain/languages'
import { offerOf } from '@studio/domain/offers/plans'
import { defaultPrices } from '@studio/domain/offers/prices'
import { defaultSettings } from '@studio/domain/settings/settings'
import { headTexts } from '../src/content/headTexts'
import { createI18n, loadTexts } from '../src/i18n/i18n'
import { offerWords } from '../src/i18n/offerWords'
import { withOwnTexts } from '../src/i18n/ownTexts'
import { loadPublicTexts } from '../src/i18n/publicTexts'
import { robotsTxt, securityTxt, sitemapOf, unlistedHead } from './head'
import { manifestIn, manifestPathOf } from './manifest'
import { inShell } from './shell'

interface Site {
  origin: string
  contentOf: (language: LanguageCode) => PublicContent | undefined
  /** The day on which a language's page last changed; undefined if it is unknown. */
  dayOf: (language: LanguageCode) => string | undefined
  /** The page with placeholders for head and body. */
  template: string
  /** The build's manifest. */
  manifest: object
}

/**
 * Returns all files beside the public pages that depend on the stored content, by path: the sitemap, robots.txt,
 * security.txt, and in every language the manifest and the sign-in page.
 */
export async function otherFiles(site: Site): Promise<Map<string, string>> {
  const { origin, contentOf, dayOf } = site
  const settings = contentOf(defaultLanguage)?.settings ?? defaultSettings
  const files = new Map([
    ['sitemap.xml', sitemapOf(origin, dayOf)],
    ['robots.txt', robotsTxt(origin)],
    ['security.txt', securityTxt(origin, settings, new Date())],
  ])
  for (const language of languageCodes) {
    const { manifest, signIn } = await filesIn(language, site)
    files.set(manifestPathOf(language).slice(1), manifest)
    // `/auth` is one address for all languages; Hosting selects the file by the visitor's.
    files.set(language === defaultLanguage ? 'auth.html' : `localized-files/${language}/auth.html`, signIn)
  }
  return files
}

async function filesIn(language: LanguageCode, { contentOf, template, manifest }: Site) {
  const {
    settings,
    texts: own,
    prices = defaultPrices,
  } = contentOf(language) ?? { settings: defaultSettings, texts: {} }
  const i18n = createI18n(language, withOwnTexts(await loadPublicTexts(language), own, 'public'))
  await loadTexts(i18n, language, 'console')
  const { t } = i18n
  const inConsole = i18n.getFixedT(null, 'console')
  const words = offerWords(t, language, offerOf(prices))
  const { description } = headTexts(language, t('meta', { returnObjects: true, ...words }), settings, words, own)
  const title = `${inConsole('auth.title')} · ${inConsole('auth.subtitle')}`
  const shell = { loading: t('common.loading'), noScript: inConsole('auth.noScript'), home: t('errorScreen.home') }
  return {
    manifest: manifestIn(language, manifest, { site: settings.site_info, description, t }),
    signIn: inShell(template, language, unlistedHead(title, settings.site_info), shell),
  }
}
