import {
  longestPicture,
  type PictureSize,
  type PictureTexts,
  pictureSizes,
  scaleToLargest,
} from '@studio/domain/content/media/ownPictures'
import { type Crop, cropFor, type Focus, type PictureShapeName } from '@studio/domain/content/media/picture'
import { base64 } from '../../lib/base64'

/** The reason why a file could not become a picture. */
export type PictureProblem = 'noPicture' | 'vector' | 'tooLarge' | 'blank' | 'noWebp'

export class NoPicture extends Error {
  readonly problem: PictureProblem
  constructor(problem: PictureProblem) {
    super(problem)
    this.name = 'NoPicture'
    this.problem = problem
  }
}

/** The picture's sizes, and the part of the file that they show. */
interface Made {
  texts: PictureTexts
  cut: Crop
}

/** Maximum size of a source file in bytes; a phone's browser could not decode a larger one. */
const mostBytes = 60_000_000

/** WebP qualities to try, best first, until the file is small enough. */
const qualities = [0.86, 0.8, 0.72, 0.64, 0.55, 0.45, 0.35, 0.25, 0.15, 0.05]

/**
 * Crops a file to its shape and returns it in three sizes, each a WebP at the best quality that fits its limit. The
 * browser rotates photographs upright; animations keep their first frame.
 *
 * @throws NoPicture if it fails.
 */
export async function makePicture(file: Blob, shape: PictureShapeName, focus: Focus): Promise<Made> {
  if (file.size > mostBytes) throw new NoPicture('tooLarge')
  // An SVG may contain scripts and has no pixels.
  if (file.type.includes('svg')) throw new NoPicture('vector')
  const source = await createImageBitmap(file).catch(() => {
    throw new NoPicture('noPicture')
  })
  try {
    const cut = cropFor(source, shape, focus)
    const texts = {} as Record<PictureSize, string>
    for (const size of pictureSizes) {
      const width = Math.max(1, Math.round(cut.drawn.width / scaleToLargest[size]))
      const height = Math.max(1, Math.round(cut.drawn.height / scaleToLargest[size]))
      const canvas = drawn(source, cut, width, height)
      if (size === 'small' && !isFaithful(canvas)) throw new NoPicture('blank')
      texts[size] = await packed(canvas, longestPicture[size])
    }
    return { texts, cut }
  } finally {
    source.close()
  }
}

/** Draws a part of a picture on a canvas of this size. */
function drawn(source: ImageBitmap, cut: Crop, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new NoPicture('noWebp')
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, cut.left, cut.top, cut.width, cut.height, 0, 0, width, height)
  return canvas
}

/**
 * Returns whether a canvas can be read back as drawn. Short of memory, a browser silently draws nothing. With
 * fingerprinting protection, some return noise.
 */
function isFaithful(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  if (!context) return false
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const probe = document.createElement('canvas').getContext('2d')
  if (!probe) return false
  const color = [40, 120, 200]
  probe.fillStyle = `rgb(${color})`
  probe.fillRect(0, 0, 1, 1)
  const read = probe.getImageData(0, 0, 1, 1).data
  const isRead = color.every((value, at) => Math.abs(value - (read[at] ?? 0)) < 16)
  return isRead && data.some((value, at) => at % 4 === 3 && value > 0)
}

/** Returns a canvas as base64 WebP shorter than `longest` characters. */
async function packed(canvas: HTMLCanvasElement, longest: number): Promise<string> {
  for (const quality of qualities) {
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
    // Browsers without a WebP encoder silently return PNG.
    if (file?.type !== 'image/webp') throw new NoPicture('noWebp')
    const text = await base64(file)
    if (text.length < longest) return text
  }
  throw new NoPicture('tooLarge')
}
