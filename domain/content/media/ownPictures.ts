import * as v from 'valibot'
import { collections } from '../../collections.ts'
import { sha256Of } from '../../values/sha256.ts'

/* Uploaded pictures, stored as documents of the collection `media` and named by a hash of their content. */

/** The three stored sizes of a picture, each half as wide as the one before it. */
export const pictureSizes = ['large', 'medium', 'small'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** Scale factor from each size to the largest. */
export const scaleToLargest: Readonly<Record<PictureSize, number>> = { large: 1, medium: 2, small: 4 }

/** Returns a picture's path on the site; firestore.rules repeats its form. */
export const picturePath = (name: string, size: PictureSize = 'large') =>
  `/media/${name}${size === 'large' ? '' : `-${size}`}.webp`

/** Returns the name of the uploaded picture at an address; undefined for any other address. */
export const ownPictureName = (address: string): string | undefined =>
  /^\/media\/([0-9a-f]{64})\.webp$/.exec(address)?.[1]

/** Returns whether an address is that of an uploaded picture. */
export const isOwnPicture = (address: string) => ownPictureName(address) !== undefined

/** Returns whether an address is that of an uploaded picture or of one of the site's samples. */
export const isSitePicture = (address: string) =>
  isOwnPicture(address) || /^\/samples\/[a-z-]{1,60}\.webp$/.test(address)

/** Returns a picture's `srcset` by width, for a largest size of `width` pixels; undefined for pictures elsewhere. */
export function widthsOf(address: string, width: number): string | undefined {
  const name = ownPictureName(address)
  if (name === undefined) return undefined
  return pictureSizes.map((size) => `${picturePath(name, size)} ${width / scaleToLargest[size]}w`).join(', ')
}

/** Returns a picture's `srcset` by pixel density, for a picture that is displayed at its smallest size. */
export function densitiesOf(address: string): string | undefined {
  const name = ownPictureName(address)
  if (name === undefined) return undefined
  return pictureSizes
    .map((size) => `${picturePath(name, size)} ${scaleToLargest.small / scaleToLargest[size]}x`)
    .join(', ')
}

/** A picture in its three sizes, each a WebP file as base64. */
export type PictureTexts = Readonly<Record<PictureSize, string>>

/** Maximum characters of each size; firestore.rules repeats them. A base64 text is a third longer than its bytes. */
export const longestPicture: Readonly<Record<PictureSize, number>> = { large: 200_000, medium: 100_000, small: 40_000 }

/** Returns the name of a picture: the SHA-256 of its three sizes. firestore.rules checks it. */
export const pictureNameOf = (texts: PictureTexts): Promise<string> =>
  sha256Of(new TextEncoder().encode(pictureSizes.map((size) => texts[size]).join(',')))

/** A WebP file in base64; firestore.rules repeats the pattern. */
const webp = /^UklGR[A-Za-z0-9+/]{5}BXRUJQVlA4[ITW][A-Za-z0-9+/]+={0,2}$/

const packed = (longest: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length <= longest && text.length % 4 === 0 && webp.test(text)),
  )

/** A picture from an untrusted source. */
const HandedPicture = v.object({
  large: packed(longestPicture.large),
  medium: packed(longestPicture.medium),
  small: packed(longestPicture.small),
})

/** Returns the pictures whose content is WebP and matches their name. */
export async function validPictures(pictures: Readonly<Record<string, unknown>>): Promise<Map<string, PictureTexts>> {
  const sound = new Map<string, PictureTexts>()
  for (const [name, handed] of Object.entries(pictures)) {
    const parsed = v.safeParse(HandedPicture, handed)
    if (parsed.success && (await pictureNameOf(parsed.output)) === name) sound.set(name, parsed.output)
  }
  return sound
}

/** Returns the path of a picture's document. */
export const pictureDocument = (name: string) => `${collections.media}/${name}`

/** Returns the names of the uploaded pictures in some fields, including nested maps. */
export function ownPicturesIn(value: unknown): string[] {
  if (typeof value === 'string') return ownPictureName(value) ? [ownPictureName(value) as string] : []
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.values(value).flatMap(ownPicturesIn))]
}

/** Days until an unused picture is deleted. */
export const unusedDays = 30
