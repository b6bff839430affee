import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { defaultSettings } from '@studio/domain/settings/settings'
import type { OverlayOptions } from 'sharp'
import { isDrawable, textDrawer } from './drawText.ts'
import { loadSharp } from './sharp.ts'

/** The colours of the page's dark theme. */
export interface Colors {
  ground: string
  ink: string
  secondary: string
}

/** The owner's texts on the picture; undefined where the page's own stay. */
interface ShareTexts {
  name: string
  title: string | undefined
  badge: string | undefined
}

/** The sizes of tools/openGraph.ts, in px: the picture, its margin, the column of texts, and the place of the name. */
const [width, height, margin, column] = [1200, 630, 64, 616]
const name = { top: 505, bottom: 562, size: 40 }
/** A title uses the first size in which it is at most this high. */
const titleSizes = [104, 84, 68, 54, 44]
const titleHeight = 350

/**
 * Returns a function that draws the picture of shared links in a language. The build's picture is the base: it has the
 * page's own texts, in Chinese and Japanese too. Texts with characters that no font here has are left out.
 */
export function shareDrawer(folder: string, { ground, ink, secondary }: Colors) {
  const drawText = textDrawer(folder)

  async function titlePicture(text: string) {
    let picture: Awaited<ReturnType<typeof drawText>> | undefined
    for (const size of titleSizes) {
      picture = await drawText({ text, size, color: ink, width: column })
      if (picture.height <= titleHeight && picture.width <= column) break
    }
    return picture
  }

  return async (language: LanguageCode, own: ShareTexts): Promise<Uint8Array> => {
    const base = await readFile(path.join(folder, 'og', `${language}.png`))
    const [title, badge] = [own.title, own.badge].map((text) => (text && isDrawable(text) ? text : undefined))
    if (own.name === defaultSettings.site_info.name && !title && !badge) return base
    const isRtl = languageOf(language).dir === 'rtl'
    const at = (picture: { width: number }) => (isRtl ? width - margin - picture.width : margin)
    const cover = (top: number, bottom: number) => ({
      input: { create: { width: column + 8, height: bottom - top, channels: 3 as const, background: ground } },
      left: isRtl ? width - margin - column - 8 : margin,
      top,
    })
    const layers: OverlayOptions[] = [cover(name.top, name.bottom + 16)]
    if (isDrawable(own.name) && own.name.trim()) {
      const drawn = await drawText({ text: own.name, size: name.size, color: ink, width: column })
      layers.push({ ...drawn, left: at(drawn), top: Math.max(name.top, name.bottom - drawn.height) })
    }
    if (badge) {
      const drawn = await drawText({ text: badge, size: 34, color: secondary, width: column })
      layers.push(cover(50, 130), { ...drawn, left: at(drawn), top: 70 })
    }
    const drawnTitle = title && (await titlePicture(title))
    if (drawnTitle)
      layers.push(cover(130, name.top), {
        ...drawnTitle,
        left: at(drawnTitle),
        top: Math.round((height - drawnTitle.height) / 2),
      })
    const sharp = await loadSharp()
    return sharp(base)
      .composite(layers.map(({ input, left = 0, top = 0 }) => ({ input, left, top })))
      .removeAlpha()
      .png({ palette: true, quality: 80, effort: 7 })
      .toBuffer()
  }
}
