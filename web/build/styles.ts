import { languageCodes } from '@studio/domain/languages'
import type { ServerStyleSheet } from 'styled-components'
import type { PublicPage } from '../src/public/load/place'
import { newSheet, renderPage } from '../src/public/load/render'
import { restStyles } from './restStyles'
import { contentsOfAllVariants } from './variants'

/** The styles of a page. They cover everything that the studio can store, and do not depend on what it stores. */
interface PageStyles {
  /** Contains all styles of the page; rendering it with any content adds none. */
  sheet: ServerStyleSheet
  styles: string
  /** The first screen's styles at rest; '' for a page without a first screen. */
  firstStyles: string
}

/** Caches the styles, because finding them renders each page many times. */
const known = new Map<PublicPage, Promise<PageStyles>>()

/** Returns the styles of a page in all variants and languages. */
export function stylesOf(page: PublicPage): Promise<PageStyles> {
  const styles = known.get(page) ?? collectStyles(page)
  known.set(page, styles)
  return styles
}

async function collectStyles(page: PublicPage): Promise<PageStyles> {
  const sheet = await sheetOf(page)
  return { sheet, styles: sheet.getStyleTags(), firstStyles: page === 'home' ? await firstScreenStyles() : '' }
}

/** Returns a sheet with the styles of a whole page, or only of its first screen. */
async function sheetOf(page: PublicPage, isWhole = true): Promise<ServerStyleSheet> {
  const sheet = newSheet()
  for (const language of languageCodes)
    for (const content of contentsOfAllVariants(language)) await renderPage(sheet, page, language, content, isWhole)
  return sheet
}

/**
 * Returns the home page's first-screen styles at rest, in an element that styled-components does not adopt when it
 * hydrates.
 */
async function firstScreenStyles(): Promise<string> {
  const sheet = await sheetOf('home', false)
  const [element] = sheet.getStyleElement()
  sheet.seal()
  return `<style>${restStyles(element?.props.dangerouslySetInnerHTML.__html)}</style>`
}
