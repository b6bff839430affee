import { dayMs } from '@studio/domain/audit/trashDays'
import { type PictureTexts, pictureSizes } from '@studio/domain/content/media/ownPictures'
import { readVersioned, type VersionedFormat } from '@studio/domain/versions/versionedFormat'
import type { DBSchema, IDBPDatabase } from 'idb'
import * as v from 'valibot'
import { serverTime } from '../lib/serverTime'
import { deviceDatabase } from './openDatabase'

/* Pictures made on this device. Drafts and the outbox name them, forms show them, the sender uploads them. */

interface KeptPicture extends PictureTexts {
  /** The server's time when it was stored here, in milliseconds since 1970; undefined if unknown. */
  at?: number | undefined
}

/** The stored form of a picture. */
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

/** Pictures made by this page: available at once, even if the browser stores nothing. */
const made = new Map<string, KeptPicture>()

const keyOf = (account: string, name: string) => `${account} ${name}`

/**
 * Stores a picture and resolves once it is safe on this device. If it cannot be stored, it lasts as long as the page.
 * Callers that store work with this picture call `secure` to be sure.
 */
export async function keepPicture(account: string, name: string, texts: PictureTexts): Promise<void> {
  const picture = { ...texts, at: serverTime() }
  made.set(keyOf(account, name), picture)
  const stored = open().then((db) => store(db, [account, name], picture))
  await stored.catch(async (error: unknown) => {
    console.warn(
      'the picture could not be stored and is lost when this page closes',
      error instanceof Error ? error.message : error,
    )
    // A draft may outlive the picture. The mark tells a later page that it was made here and is lost.
    const mark = (db: Database) => store(db, [account, name], {}).catch(() => undefined)
    // A browser that does not answer in time may do so later.
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
 * Makes sure that a picture is stored on this device. Returns whether it was made here at all. Rejects if it cannot be
 * stored or checked, or was lost with an earlier page.
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

/** Stores this page's pictures again, after the device's storage was cleared. */
export async function keepPicturesAgain(account: string): Promise<void> {
  const own = [...made].filter(([key]) => key.startsWith(`${account} `))
  if (own.length === 0) return
  // The shared connection may be closed without this page knowing it yet.
  const db = await connect()
  try {
    await Promise.all(own.map(([key, picture]) => store(db, [account, key.slice(account.length + 1)], picture)))
  } finally {
    db.close()
  }
}

/** Returns a picture made on this device; undefined if there is none, or it can no longer be read. */
export async function keptPicture(account: string, name: string): Promise<PictureTexts | undefined> {
  const here = made.get(keyOf(account, name))
  return here ?? read(await open(), [account, name])
}

async function read(db: Database, key: Key): Promise<PictureTexts | undefined> {
  const reading = readVersioned(keptPictureFormat, await db.get('pictures', key))
  return reading.status === 'read' ? reading.value : undefined
}

/** Returns a picture made by this page, without waiting. */
export const madePicture = (account: string, name: string): PictureTexts | undefined => made.get(keyOf(account, name))

/** Returns a picture's document, as it is sent. */
export const fieldsOf = (picture: PictureTexts) => ({
  ...Object.fromEntries(pictureSizes.map((size) => [size, picture[size]])),
  expires_at: null,
})

/** Time for which a picture that no work names stays on this device, in ms. */
const picturesStayMs = 30 * dayMs

/**
 * Drops an account's pictures that are old at `now`, by the server's time, unless they are named; all unnamed ones
 * without `now`. For a picture without a server's time, the period begins now.
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
