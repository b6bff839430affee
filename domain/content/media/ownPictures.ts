import * as v from 'valibot'
import { collections } from '../../collections.ts'

/* Pictures that the studio keeps itself, as documents of the collection `media`. Their content is their name. */

/** The three sizes in which a picture is kept: each half as wide as the one before it. */
export const pictureSizes = ['large', 'medium', 'small'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** Scale factor from each size to the largest. */
export const timesSmaller: Readonly<Record<PictureSize, number>> = { large: 1, medium: 2, small: 4 }

/** The address of a picture below the site's origin; firestore.rules repeats its form. */
export const picturePath = (name: string, size: PictureSize = 'large') =>
  `/media/${name}${size === 'large' ? '' : `-${size}`}.webp`

/** The name of the picture that an address leads to; undefined where it is none of the studio's own. */
export const ownPictureName = (address: string): string | undefined =>
  /^\/media\/([0-9a-f]{64})\.webp$/.exec(address)?.[1]

/** Whether an address is that of a picture of the studio's own. */
export const isOwnPicture = (address: string) => ownPictureName(address) !== undefined

/** What a browser chooses a picture's size from, where the largest one is `width` pixels wide; none elsewhere's. */
export function widthsOf(address: string, width: number): string | undefined {
  const name = ownPictureName(address)
  if (name === undefined) return undefined
  return pictureSizes.map((size) => `${picturePath(name, size)} ${width / timesSmaller[size]}w`).join(', ')
}

/** The same for a picture whose smallest size is just as large as it is shown. */
export function densitiesOf(address: string): string | undefined {
  const name = ownPictureName(address)
  if (name === undefined) return undefined
  return pictureSizes.map((size) => `${picturePath(name, size)} ${timesSmaller.small / timesSmaller[size]}x`).join(', ')
}

/** A picture in its three sizes, each a WebP file as base64. */
export type PictureTexts = Readonly<Record<PictureSize, string>>

/** The most characters of each size; firestore.rules repeats them. A base64 text is a third longer than its bytes. */
export const longestPicture: Readonly<Record<PictureSize, number>> = { large: 200_000, medium: 100_000, small: 40_000 }

/** The name of a picture: the SHA-256 of all that it holds. firestore.rules makes sure of it. */
export async function pictureNameOf(texts: PictureTexts): Promise<string> {
  const bytes = new TextEncoder().encode(pictureSizes.map((size) => texts[size]).join(','))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A WebP file in base64; firestore.rules repeats the pattern. */
const webp = /^UklGR[A-Za-z0-9+/]{5}BXRUJQVlA4[ITW][A-Za-z0-9+/]+={0,2}$/

const packed = (longest: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length <= longest && text.length % 4 === 0 && webp.test(text)),
  )

/** A picture as somebody else hands it over. */
const HandedPicture = v.object({
  large: packed(longestPicture.large),
  medium: packed(longestPicture.medium),
  small: packed(longestPicture.small),
})

/** Returns the pictures whose content is WebP and matches their name. */
export async function soundPictures(pictures: Readonly<Record<string, unknown>>): Promise<Map<string, PictureTexts>> {
  const sound = new Map<string, PictureTexts>()
  for (const [name, handed] of Object.entries(pictures)) {
    const parsed = v.safeParse(HandedPicture, handed)
    if (parsed.success && (await pictureNameOf(parsed.output)) === name) sound.set(name, parsed.output)
  }
  return sound
}

/** The document of a picture. */
export const pictureDocument = (name: string) => `${collections.media}/${name}`

/** The names of the pictures of the studio's own that stand in some fields, also inside maps. */
export function ownPicturesIn(value: unknown): string[] {
  if (typeof value === 'string') return ownPictureName(value) ? [ownPictureName(value) as string] : []
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.values(value).flatMap(ownPicturesIn))]
}

/** So many days a picture stays that nothing names any more. */
export const unusedDays = 30

/** A stored picture without its bytes, as the console lists it. Moments are in milliseconds since 1970. */
export const KeptPicture = v.object({
  name: v.string(),
  made_at: v.number(),
  /** Since when nothing names it; null while something does. */
  unused_since: v.nullable(v.number()),
  used_by: v.array(v.object({ collection: v.string(), id: v.string(), name: v.string() })),
})
export type KeptPicture = v.InferOutput<typeof KeptPicture>
