import { type PictureTexts, pictureNameOf } from '@studio/domain/content/media/ownPictures'

/** The only chunk of a WebP file of one pixel. */
const pixel = Buffer.from('VlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

/** Returns a WebP file of one pixel, with an ignored chunk that makes it a different file for each text. */
export function webpFile(text: string): Buffer {
  const more = Buffer.from(text.padEnd(text.length + (text.length % 2)))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(more.length)
  const body = Buffer.concat([Buffer.from('WEBP'), pixel, Buffer.from('XTRA'), size, more])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), length, body])
}

/** Returns a picture and its name. Each text gives another picture, which is at least as long as the text. */
export async function pictureWith(text: string): Promise<{ name: string; texts: PictureTexts }> {
  const file = (more: string) => webpFile(more).toString('base64')
  const short = text.slice(0, 100)
  const texts = { large: file(`${text} large`), medium: file(`${short} medium`), small: file(`${short} small`) }
  return { name: await pictureNameOf(texts), texts }
}
