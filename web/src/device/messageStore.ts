import { searchTextOf } from '@studio/domain/messages/inbox/messageSearch'
import { ContactMessage } from '@studio/domain/messages/message'
import type { DBSchema, IDBPDatabase } from 'idb'
import * as v from 'valibot'
import { deviceDatabase } from './openDatabase'

/* All enquiries, stored for searching. It is a copy of the server's data: an unreadable one is dropped and loaded
   again, and sign-out erases it (firebase/session/erase.ts). */

/** A message with its searchable text. */
export interface SearchedMessage {
  message: ContactMessage
  /** Case-folded (domain/messages/inbox/messageSearch.ts). */
  text: string
}

const About = v.object({
  shape: v.string(),
  /** When all messages were read; 0 for never. All times are in milliseconds since 1970. */
  readAt: v.number(),
  /** The server's time up to which changes in the log are applied. */
  heardTo: v.number(),
  /** When the server last answered, by this device's clock. */
  heardAt: v.number(),
  /** Number of messages when last counted; -1 if unknown. */
  total: v.number(),
})
/** The completeness of this device's copy. */
export type About = Omit<v.InferOutput<typeof About>, 'shape'>

/**
 * The copy's version. Stored copies lack new fields, so other fields mean another version. Raise the number when the
 * folding changes.
 */
const shape = `2 ${Object.keys(ContactMessage.entries).sort().join()}`

interface Messages extends DBSchema {
  messages: { key: string; value: SearchedMessage }
  about: { key: 'about'; value: unknown }
}

export const messageStoreName = 'studio-messages'

/** The stored copy. All methods resolve once their effect is stored. */
export interface MessageStore {
  /** Returns the stored messages; undefined if there are none that can be read. */
  read: () => Promise<{ about: About; messages: SearchedMessage[] } | undefined>
  /** Stores some messages, deletes others, and updates `about` in the same step. */
  change: (put: readonly SearchedMessage[], gone: readonly string[], about: About) => Promise<void>
  close: () => void
}

/** Number of messages read at once, so that reading does not delay typing. */
const batch = 500

/**
 * Opens this browser's copy of all enquiries. Rejects if the browser refuses or does not answer in time. In the latter
 * case, calls `onLate` with the copy once it opens.
 */
export async function openMessageStore(onLate: (store: MessageStore) => void): Promise<MessageStore> {
  // Sign-out in any tab deletes the database; the next session opens it again.
  const { open, opened } = deviceDatabase<Messages>(messageStoreName, (db) => {
    db.createObjectStore('messages')
    db.createObjectStore('about')
  })
  try {
    return storeOn(await open())
  } catch (error) {
    opened().then(
      (db) => onLate(storeOn(db)),
      () => undefined,
    )
    throw error
  }
}

function storeOn(db: IDBPDatabase<Messages>): MessageStore {
  const clear = async () => {
    const step = db.transaction(['messages', 'about'], 'readwrite')
    await Promise.all([step.objectStore('messages').clear(), step.objectStore('about').clear(), step.done])
  }
  return {
    read: async () => {
      const about = v.safeParse(About, await db.get('about', 'about'))
      const messages = about.success && about.output.shape === shape ? await allIn(db) : undefined
      if (about.success && messages) return { about: about.output, messages }
      await clear()
      return undefined
    },
    change: async (put, gone, about) => {
      const step = db.transaction(['messages', 'about'], 'readwrite')
      const messages = step.objectStore('messages')
      await Promise.all([
        ...put.map((one) => messages.put(one, one.message.id)),
        ...gone.map((id) => messages.delete(id)),
        step.objectStore('about').put({ ...about, shape }, 'about'),
        step.done,
      ])
    },
    close: () => db.close(),
  }
}

const Kept = v.object({ message: ContactMessage, text: v.string() })

/** Returns all messages; undefined if one of them is malformed. */
async function allIn(db: IDBPDatabase<Messages>): Promise<SearchedMessage[] | undefined> {
  const all: SearchedMessage[] = []
  let after: string | undefined
  do {
    const range = after === undefined ? undefined : IDBKeyRange.lowerBound(after, true)
    const some = await db.getAll('messages', range, batch)
    if (!some.every((one) => v.is(Kept, one))) return undefined
    all.push(...some)
    after = some.length === batch ? some.at(-1)?.message.id : undefined
  } while (after !== undefined)
  return all
}

/** Returns a message with its searchable text. */
export const searched = (message: ContactMessage): SearchedMessage => ({ message, text: searchTextOf(message) })
