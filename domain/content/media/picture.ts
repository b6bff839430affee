import { uploadSpecs } from '../../offers/plans.ts'

/** What is known of a picture: pixels, and bytes where its server says how many. */
export interface PictureFacts {
  width: number
  height: number
  bytes: number | undefined
}

/** How a picture stands to the limits for thumbnails; `unknownWeight` where nobody can say. */
type PictureFinding = 'right' | 'wrongSize' | 'tooHeavy' | 'unknownWeight'

const { width: wantedWidth, height: wantedHeight, maxKB } = uploadSpecs.thumbnail

/** All that is to be said about a picture; exactly `right` when there is nothing to mend and nothing unknown. */
export function pictureFindings({ width, height, bytes }: PictureFacts): PictureFinding[] {
  const findings: PictureFinding[] = []
  if (width !== wantedWidth || height !== wantedHeight) findings.push('wrongSize')
  if (bytes === undefined) findings.push('unknownWeight')
  else if (bytes >= maxKB * 1000) findings.push('tooHeavy')
  return findings.length > 0 ? findings : ['right']
}

/** Bytes as whole kilobytes, never fewer than there are: 150,000 bytes are not 'under 150 KB'. */
export const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)

/** What a picture is for: how large it is made, and whether it is cut to that ratio or kept whole inside. */
interface PictureShape {
  width: number
  height: number
  isCut: boolean
}

/** The pictures that the page shows. Those of faces and the logo are four times as large as they are shown. */
export const pictureShapes = {
  thumbnail: { width: wantedWidth, height: wantedHeight, isCut: true },
  avatar: { width: 192, height: 192, isCut: true },
  logo: { width: 640, height: 144, isCut: false },
} as const satisfies Record<string, PictureShape>
export type PictureShapeName = keyof typeof pictureShapes

/** Which part of a picture is kept: a point from 0 to 1 in each direction, and how much it is enlarged. */
export interface Focus {
  x: number
  y: number
  zoom: number
}

/** The middle of a picture, not enlarged. */
export const middle: Focus = { x: 0.5, y: 0.5, zoom: 1 }
/** How many times a picture may be enlarged at most. */
export const mostZoom = 4

/** A rectangle of a picture, and the size in which it is drawn. */
export interface Cut {
  left: number
  top: number
  width: number
  height: number
  drawn: { width: number; height: number }
}

/** The part of a picture that is kept for a shape, as CSS shows it with `object-fit` and `object-position`. */
export function cutFor(source: { width: number; height: number }, name: PictureShapeName, focus: Focus): Cut {
  const shape: PictureShape = pictureShapes[name]
  if (!shape.isCut) {
    const scale = Math.min(shape.width / source.width, shape.height / source.height)
    const drawn = { width: whole(source.width * scale), height: whole(source.height * scale) }
    // An ImageBitmap's sizes are accessors of its prototype, which a spread leaves out.
    return { left: 0, top: 0, width: source.width, height: source.height, drawn }
  }
  const scale = Math.max(shape.width / source.width, shape.height / source.height) * focus.zoom
  const [width, height] = [shape.width / scale, shape.height / scale]
  const [left, top] = [(source.width - width) * focus.x, (source.height - height) * focus.y]
  return { left, top, width, height, drawn: { width: shape.width, height: shape.height } }
}

/** Whether a part is drawn larger than it is; less than a pixel does not count. */
export const isEnlarged = ({ width, drawn }: Cut) => drawn.width - width >= 1

const whole = (length: number) => Math.max(1, Math.round(length))
