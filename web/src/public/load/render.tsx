import { text } from 'node:stream/consumers'
import type { PublicContent } from '@studio/domain/content/publicContent'
import type { LanguageCode } from '@studio/domain/languages'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import { createI18n, loadTexts } from '../../i18n/i18n'
import { layTexts } from '../../i18n/ownTexts'
import { loadPublicTexts } from '../../i18n/publicTexts'
import { GlobalStyle } from '../../theme/GlobalStyle'
import { beginWith } from '../data/content'
import { LandingPage } from '../LandingPage'
import { loadPage } from './loadPage'
import { PublicApp } from './PublicApp'
import type { PublicPage } from './place'

/** Creates a sheet with the styles of the whole document; rendering pages adds theirs. */
export function newSheet(): ServerStyleSheet {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<GlobalStyle />))
  return sheet
}

const FirstScreen = () => <LandingPage isWhole={false} />

/**
 * Returns the markup of a page with this content, as the browser gets it. Adds its styles to `sheet`. With `isWhole:
 * false` it renders only the home page's first screen.
 */
export async function renderPage(
  sheet: ServerStyleSheet,
  page: PublicPage,
  language: LanguageCode,
  content: PublicContent | undefined,
  isWhole = true,
): Promise<string> {
  const i18n = createI18n(language, await loadPublicTexts(language))
  if (page === 'privacy') await loadTexts(i18n, language, 'privacy')
  layTexts(i18n, content?.texts ?? {})
  beginWith(content)
  const Page = isWhole ? await loadPage(page) : FirstScreen
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(<PublicApp i18n={i18n} page={page} Page={Page} globalStyle={null} />),
    {
      // Keeps all markup in its final place, so that no script has to move parts of the page.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error
      },
    },
  )
  return text(prelude)
}
