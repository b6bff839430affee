import type { ContentChanges, CurrentContent } from '@studio/domain/content/file/contentChanges'
import {
  ownPicturesIn,
  type PictureTexts,
  picturePath,
  pictureSizes,
  validPictures,
} from '@studio/domain/content/media/ownPictures'
import { keepPicture, keptPicture } from '../../../device/pictures'
import { base64 } from '../../../lib/base64'

/** Number of pictures fetched in parallel. */
const atOnce = 6

/**
 * Returns the uploaded pictures that some content uses, from this device or the site. `missing` names those that could
 * not be read.
 */
export async function readPictures(account: string, current: CurrentContent) {
  const pictures: Record<string, PictureTexts> = {}
  const missing = new Set<string>()
  const names = ownPicturesIn(current)
  const readNext = async (): Promise<void> => {
    const name = names.pop()
    if (name === undefined) return
    const picture = await readPicture(account, name)
    if (picture) pictures[name] = picture
    else missing.add(name)
    return readNext()
  }
  await Promise.all(Array.from({ length: atOnce }, readNext))
  return { pictures, missing }
}

async function readPicture(account: string, name: string): Promise<PictureTexts | undefined> {
  try {
    const kept = await keptPicture(account, name).catch(() => undefined)
    if (kept) return { large: kept.large, medium: kept.medium, small: kept.small }
    const texts = await Promise.all(pictureSizes.map(async (size) => [size, await fetched(picturePath(name, size))]))
    // The response may not be a valid picture.
    return (await validPictures({ [name]: Object.fromEntries(texts) })).get(name)
  } catch (error) {
    console.warn('a picture could not be read', error instanceof Error ? error.message : error)
    return undefined
  }
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} at ${address}`)
  return base64(await answer.blob())
}

/** Stores the pictures of some changes on this device; the outbox sends them with the changes. */
export async function keepPictures(
  account: string,
  changes: ContentChanges,
  pictures: ReadonlyMap<string, PictureTexts>,
): Promise<void> {
  const all: readonly { kind: string; entry?: unknown }[] = Object.values(changes).flat()
  for (const name of ownPicturesIn(all.map(({ entry }) => entry))) {
    const picture = pictures.get(name)
    if (picture) await keepPicture(account, name, picture)
  }
}

/** Returns whether a stored value uses any of these pictures. */
export const usesAnyPicture = (value: unknown, names: ReadonlySet<string>) =>
  ownPicturesIn(value).some((one) => names.has(one))
