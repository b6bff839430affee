import { loadSharp } from './sharp.ts'

/** The icons with their size in px and the share of it that the logo fills; systems crop maskable ones to their shape. */
const icons = [
  ['icon-192.png', 192, 0.8],
  ['icon-512.png', 512, 0.8],
  ['maskable-512.png', 512, 0.58],
  ['apple-touch-icon.png', 180, 0.76],
] as const

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

async function iconOf(logo: Uint8Array, size: number, share: number, ground: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const inner = Math.round(size * share)
  const input = await sharp(logo).resize(inner, inner, { fit: 'contain', background: transparent }).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input }])
    .png({ palette: true, effort: 7 })
    .toBuffer()
}

/** Returns an ICO file with one picture, for programs that look only for /favicon.ico. */
export function icoOf(picture: Buffer, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  // Type 1 is an icon; one picture.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  // One colour plane, 32 bits per pixel, then the picture's length and position.
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

/** Returns the site's icons from a logo, on the page's ground, by path. Rejects if the logo is not a picture. */
export async function siteIcons(logo: Uint8Array, ground: string): Promise<Map<string, Uint8Array>> {
  const drawn = await Promise.all(
    icons.map(async ([name, size, share]) => [`icons/${name}`, await iconOf(logo, size, share, ground)] as const),
  )
  const favicon = await iconOf(logo, 48, 0.9, ground)
  return new Map<string, Uint8Array>([...drawn, ['icons/favicon.ico', icoOf(favicon, 48)]])
}
