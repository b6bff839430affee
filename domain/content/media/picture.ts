import { uploadSpecs } from '../../offers/plans.ts'

/** A picture's size in pixels, and in bytes if its server reports it. */
export interface PictureFacts {
  width: number
  height: number
  bytes: number | undefined
}

/** A result of checking a thumbnail; `unknownWeight` if the server does not report its size. */
type PictureFinding = 'right' | 'wrongSize' | 'tooHeavy' | 'unknownWeight'

const { width: wantedWidth, height: wantedHeight, maxKB } = uploadSpecs.thumbnail

/** Returns all findings about a picture; exactly `right` if nothing is wrong or unknown. */
export function pictureFindings({ width, height, bytes }: PictureFacts): PictureFinding[] {
  const findings: PictureFinding[] = []
  if (width !== wantedWidth || height !== wantedHeight) findings.push('wrongSize')
  if (bytes === undefined) findings.push('unknownWeight')
  else if (bytes >= maxKB * 1000) findings.push('tooHeavy')
  return findings.length > 0 ? findings : ['right']
}

/** Rounds bytes up to kilobytes, so that 150,001 bytes are not shown as 150 KB. */
export const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)

/** A use of a picture: its size, and whether it is cropped to that ratio or fitted inside. */
interface PictureShape {
  width: number
  height: number
  isCut: boolean
}

/** The pictures that the page shows. Avatars and the logo are stored four times as large as they are shown. */
export const pictureShapes = {
  thumbnail: { width: wantedWidth, height: wantedHeight, isCut: true },
  avatar: { width: 192, height: 192, isCut: true },
  logo: { width: 640, height: 144, isCut: false },
} as const satisfies Record<string, PictureShape>
export type PictureShapeName = keyof typeof pictureShapes

/** The part of a picture to keep: a point from 0 to 1 in each direction, and the zoom. */
export interface Focus {
  x: number
  y: number
  zoom: number
}

/** The centre of a picture, without zoom. */
export const defaultFocus: Focus = { x: 0.5, y: 0.5, zoom: 1 }
/** Maximum zoom. */
export const maxZoom = 4

/** A rectangle of a picture, and the size at which it is drawn. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
  drawn: { width: number; height: number }
}

/** Returns the part of a picture to keep for a shape, as CSS's `object-fit` and `object-position` would show it. */
export function cropFor(source: { width: number; height: number }, name: PictureShapeName, focus: Focus): Crop {
  const shape: PictureShape = pictureShapes[name]
  if (!shape.isCut) {
    const scale = Math.min(shape.width / source.width, shape.height / source.height)
    const drawn = { width: whole(source.width * scale), height: whole(source.height * scale) }
    // An ImageBitmap's sizes are accessors of its prototype, which a spread does not copy.
    return { left: 0, top: 0, width: source.width, height: source.height, drawn }
  }
  const scale = Math.max(shape.width / source.width, shape.height / source.height) * focus.zoom
  const [width, height] = [shape.width / scale, shape.height / scale]
  const [left, top] = [(source.width - width) * focus.x, (source.height - height) * focus.y]
  return { left, top, width, height, drawn: { width: shape.width, height: shape.height } }
}

/** Returns whether a part is scaled up, by a pixel or more. */
export const isEnlarged = ({ width, drawn }: Crop) => drawn.width - width >= 1

const whole = (length: number) => Math.max(1, Math.round(length))
