import type { Page } from 'playwright'

/** Adds styles to a page in a way that its Content-Security-Policy allows. */
export const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, styles)
