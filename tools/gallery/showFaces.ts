import type { Page } from 'playwright'

/** Waits for all fonts, even those that the page does not use yet, so that no picture shows fallback fonts. */
export const showFaces = (page: Page) =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const faces = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ cssText }) => cssText.includes('url('))
    await Promise.all(
      faces.map(async ({ style }) => {
        const value = (name: string) => style.getPropertyValue(name)
        const descriptors = { weight: value('font-weight'), unicodeRange: value('unicode-range') || 'U+0-10FFFF' }
        const face = new FontFace(value('font-family').replaceAll(/["']/g, ''), value('src'), descriptors)
        document.fonts.add(await face.load())
      }),
    )
  })
