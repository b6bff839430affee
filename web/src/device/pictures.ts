import { dayMs } from '@studio/domain/audit/trashDays'
import { type PictureTexts, pictureSizes } from '@studio/domain/content/media/ownPictures'
import { readVersioned, type VersionedFormat } from '@studio/domain/versions/versionedFormat'
import type { DBSchema, IDBPDatabase } from 'idb'
import * as v from 'valibot'
import { serverTime } from '../lib/serverTime'
import { deviceDatabase } from './openDatabase'

/* Pictures that were made on this device: drafts and the outbox name them, forms show them, the sender sends them. */

/** A picture that somebody made here. */
interface KeptPicture extends PictureTexts {
  /** Since when it is known to be here, by the server's time in milliseconds since 1970; undefined if nobody knows yet. */
  at?: number | undefined
}

/** How a picture is kept on a device. */
export const keptPictureFormat: VersionedFormat<KeptPicture> = {
  version: 2,
  schema: v.looseObject({ large: v.string(), medium: v.string(), small: v.string(), at: v.optional(v.number()) }),
  steps: [{ name: 'no moment by the clock of the device', migrate: ({ at: _, ...picture }) => picture }],
}

type Key = [account: string, name: string]

interface Pictures extends DBSchema {
  pictures: { key: Key; value: unknown }
}

type Database = IDBPDatabase<Pictures>

const { open, opened, connect } = deviceDatabase<Pictures>('studio-pictures', (db) => db.createObjectStore('pictures'))

/** What this page has made: it is there at once, and goes on where the browser keeps nothing. */
const made = new Map<string, KeptPicture>()

const keyOf = (account: string, name: string) => `${account} ${name}`

/**
 * Keeps a picture. Resolves once it is safe on this device; where that cannot be it lasts as long as the page, and who
 * keeps work that names it makes sure of it (`secure`).
 */
export async function keepPicture(account: string, name: string, texts: PictureTexts): Promise<void> {
  const picture = { ...texts, at: serverTime() }
  made.set(keyOf(account, name), picture)
  const stored = open().then((db) => store(db, [account, name], picture))
  await stored.catch(async (error: unknown) => {
    console.warn('the picture lasts as long as this page', error instanceof Error ? error.message : error)
    // A draft may outlast it: a later page then knows that its picture was made here, and is not there any more.
    const mark = (db: Database) => store(db, [account, name], {}).catch(() => undefined)
    // A browser that does not answer may do so later.
    const keepLate = () => {
      opened()
        .then((db) => store(db, [account, name], picture))
        .catch(() => undefined)
    }
    await open().then(mark, keepLate)
  })
}

async function store(db: Database, key: Key, picture: Partial<KeptPicture>) {
  const step = db.transaction('pictures', 'readwrite', { durability: 'strict' })
  await Promise.all([step.store.put({ ...picture, version: keptPictureFormat.version }, key), step.done])
}

/**
 * Makes sure that a picture is safe on this device; says whether it was made here at all. Rejects where the device has
 * no room for it or cannot say, and where the picture was lost with an earlier page.
 */
export async function secure(account: string, name: string): Promise<boolean> {
  const db = await open()
  const key: Key = [account, name]
  if (await read(db, key)) return true
  const picture = made.get(keyOf(account, name))
  if (picture) await store(db, key, picture)
  else if (await db.getKey('pictures', key)) throw new Error('a picture was lost on this device')
  return picture !== undefined
}

/** Keeps once more what this page has made, after the device's storage was cleared. */
export async function keepPicturesAgain(account: string): Promise<void> {
  const own = [...made].filter(([key]) => key.startsWith(`${account} `))
  if (own.length === 0) return
  // Nobody may have said yet that the connection of before is gone.
  const db = await connect()
  try {
    await Promise.all(own.map(([key, picture]) => store(db, [account, key.slice(account.length + 1)], picture)))
  } finally {
    db.close()
  }
}

/** A picture that was made on this device; undefined when it was not, or can no longer be read. */
export async function keptPicture(account: string, name: string): Promise<PictureTexts | undefined> {
  const here = made.get(keyOf(account, name))
  return here ?? read(await open(), [account, name])
}

async function read(db: Database, key: Key): Promise<PictureTexts | undefined> {
  const reading = readVersioned(keptPictureFormat, await db.get('pictures', key))
  return reading.status === 'read' ? reading.value : undefined
}

/** A picture that this page has made, without waiting. */
export const madePicture = (account: string, name: string): PictureTexts | undefined => made.get(keyOf(account, name))

/** The document of a picture, as it is sent. */
export const fieldsOf = (picture: PictureTexts) => ({
  ...Object.fromEntries(pictureSizes.map((size) => [size, picture[size]])),
  expires_at: null,
})

/** How long a picture stays on this device if no work names it, in ms. */
const picturesStayMs = 30 * dayMs

/**
 * Drops an account's pictures that are old at `now`, by the server's time, unless something names them; without `now`,
 * all of them. The days of a picture that was kept before the server's time was known begin now.
 */
export async function dropOldPictures(
  account: string,
  isNamed: (name: string) => boolean,
  now?: number,
): Promise<void> {
  const db = await open()
  const { store, done } = db.transaction('pictures', 'readwrite')
  let cursor = await store.openCursor(IDBKeyRange.bound([account], [account, []]))
  while (cursor) {
    const reading = readVersioned(keptPictureFormat, cursor.value)
    const at = reading.status === 'read' ? reading.value.at : undefined
    const isDue = now === undefined || (at !== undefined && at + picturesStayMs < now)
    if (reading.status === 'damaged' || (reading.status === 'read' && isDue)) {
      if (!isNamed(cursor.key[1])) {
        made.delete(keyOf(...cursor.key))
        await cursor.delete()
      }
    } else if (reading.status === 'read' && at === undefined)
      await cursor.update({ ...reading.value, at: now, version: keptPictureFormat.version })
    cursor = await cursor.continue()
  }
  await done
}
