import { type PictureTexts, pictureSizes } from '@studio/domain/content/media/ownPictures'
import { type KeptFormat, readKept } from '@studio/domain/kept/keptFormat'
import type { DBSchema, IDBPDatabase } from 'idb'
import * as v from 'valibot'
import { once } from '../lib/once'

/* Pictures that were made on this device: drafts and the outbox name them, forms show them, the sender sends them. */

/** A picture that somebody made here, and when, in milliseconds since 1970. */
interface KeptPicture extends PictureTexts {
  at: number
}

/** How a picture is kept on a device. */
export const keptPictureFormat: KeptFormat<KeptPicture> = {
  version: 1,
  schema: v.looseObject({ large: v.string(), medium: v.string(), small: v.string(), at: v.number() }),
  steps: [],
}

type Key = [account: string, name: string]

interface Pictures extends DBSchema {
  pictures: { key: Key; value: unknown }
}

const open = once(async (): Promise<IDBPDatabase<Pictures>> => {
  const { openDB } = await import('idb')
  return openDB<Pictures>('studio-pictures', 1, { upgrade: (db) => void db.createObjectStore('pictures') })
})

/** What this page has made: it is there at once, and goes on where the browser keeps nothing. */
const made = new Map<string, KeptPicture>()

const keyOf = (account: string, name: string) => `${account} ${name}`

/** Keeps a picture. Resolves once it is safe on this device; where the browser keeps nothing it lasts as long as the page. */
export async function keepPicture(account: string, name: string, texts: PictureTexts): Promise<void> {
  const picture = { ...texts, at: Date.now() }
  made.set(keyOf(account, name), picture)
  await store(account, name, picture).catch((error: unknown) => {
    console.warn('the picture lasts as long as this page', error instanceof Error ? error.message : error)
  })
}

async function store(account: string, name: string, picture: KeptPicture) {
  const db = await open()
  const step = db.transaction('pictures', 'readwrite', { durability: 'strict' })
  await Promise.all([step.store.put({ ...picture, version: keptPictureFormat.version }, [account, name]), step.done])
}

/** Keeps once more what this page has made, after the device's storage was cleared. */
export const keepPicturesAgain = (account: string): Promise<unknown> =>
  Promise.allSettled(
    [...made].flatMap(([key, picture]) => {
      const [owner, name = ''] = key.split(' ')
      return owner === account ? [store(account, name, picture)] : []
    }),
  )

/** A picture that was made on this device; undefined when it was not, or can no longer be read. */
export async function keptPicture(account: string, name: string): Promise<PictureTexts | undefined> {
  const here = made.get(keyOf(account, name))
  if (here || !('indexedDB' in globalThis)) return here
  const db = await open()
  const reading = readKept(keptPictureFormat, await db.get('pictures', [account, name]))
  return reading.status === 'read' ? reading.value : undefined
}

/** A picture that this page has made, without waiting. */
export const madePicture = (account: string, name: string): PictureTexts | undefined => made.get(keyOf(account, name))

/** The document of a picture, as it is sent. */
export const fieldsOf = (picture: PictureTexts) => ({
  ...Object.fromEntries(pictureSizes.map((size) => [size, picture[size]])),
  expires_at: null,
})

/** Drops an account's pictures from before a moment, but for those that something names. */
export async function dropOldPictures(
  account: string,
  isNamed: (name: string) => boolean,
  before: number,
): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  const db = await open()
  const { store, done } = db.transaction('pictures', 'readwrite')
  let cursor = await store.openCursor(IDBKeyRange.bound([account], [account, []]))
  while (cursor) {
    const reading = readKept(keptPictureFormat, cursor.value)
    const isOld = reading.status === 'damaged' || (reading.status === 'read' && reading.value.at < before)
    if (isOld && !isNamed(cursor.key[1])) {
      made.delete(keyOf(...cursor.key))
      await cursor.delete()
    }
    cursor = await cursor.continue()
  }
  await done
}
