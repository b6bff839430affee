import { Writable } from 'node:stream'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { prerenderToNodeStream } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import { createI18n, loadPublicTexts, loadTexts } from '../i18n/i18n'
import { LandingApp } from './LandingApp'
import { loadPage } from './loadPage'
import type { PublicPage } from './place'

export { languageCodes }

/** What a built page needs: its markup and the styles that belong to it, both as HTML. */
export interface PrerenderedPage {
  markup: string
  styles: string
}

/** Prerenders a page in a language, as the browser will find it before any script runs. */
export async function prerenderPage(page: PublicPage, language: LanguageCode): Promise<PrerenderedPage> {
  const i18n = createI18n(language, await loadPublicTexts(language))
  if (page === 'privacy') await loadTexts(i18n, language, 'privacy')
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(<LandingApp i18n={i18n} Page={await loadPage(page)} />),
      {
        // Everything stands where it belongs: nothing waits in the page for a script to move it into place.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (error) => {
          throw error
        },
      },
    )
    const chunks: Buffer[] = []
    await new Promise<void>((resolve, reject) => {
      prelude.pipe(
        new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk)
            done()
          },
          final(done) {
            done()
            resolve()
          },
        }),
      )
      prelude.on('error', reject)
    })
    return { markup: Buffer.concat(chunks).toString('utf8'), styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

/** The texts of a language that a page's head shows. */
export const metaOf = async (language: LanguageCode) => (await loadPublicTexts(language)).meta
