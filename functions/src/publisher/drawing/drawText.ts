import path from 'node:path'
import { loadSharp } from './sharp.ts'

/** The characters that the fonts in `drawing` have (tools/fonts.ts). They lack Chinese and Japanese ones. */
const known =
  /^[ -~\u00a0-\u00ff\u0152\u0153\u0178\u0400-\u045f\u0490\u0491\u0600-\u06ff\u2010-\u2026\u202f\u2030-\u203a\u20ac\u2122]*$/

/** Returns whether all characters of a text can be drawn. */
export const isDrawable = (text: string) => known.test(text)

/** Pango takes the last comma as the end of the families, and each character's font from the first that has it. */
const families = 'Sofia Sans Extra Condensed, Noto Sans Arabic,'
const scripts = ['cyrillic', 'arabic', 'latin']

interface DrawnText {
  text: string
  /** In px. */
  size: number
  color: string
  /** The width at which lines break, in px. */
  width: number
}

/** The font's Cyrillic letters are Bulgarian without a language. Arabic marks need more room between lines. */
const attributesOf = (text: string) =>
  `lang="${/[\u0400-\u045f]/.test(text) ? 'ru' : 'es'}" line_height="${/[\u0600-\u06ff]/.test(text) ? 1.25 : 1.04}"`

/** Returns a function that draws a text without a ground, as large as its ink. `folder` has the fonts. */
export function textDrawer(folder: string) {
  const draw = async ({ text, size, color, width }: DrawnText, script = 'latin') => {
    const sharp = await loadSharp()
    return sharp({
      text: {
        text: `<span ${attributesOf(text)} foreground="${color}">${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</span>`,
        font: `${families} ${size}`,
        fontfile: path.join(folder, `${script}.ttf`),
        rgba: true,
        dpi: 72,
        width,
        // Pango mirrors it for Arabic.
        align: 'left',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  }
  let ready: Promise<unknown> | undefined

  return async (drawn: DrawnText) => {
    // A font is known to Pango once a text has named its file, and to all later texts.
    ready ??= Promise.all(scripts.map((script) => draw({ ...drawn, text: 'x' }, script)))
    await ready
    const { data, info } = await draw(drawn)
    return { input: data, width: info.width, height: info.height }
  }
}
