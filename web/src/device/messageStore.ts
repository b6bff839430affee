import { searchTextOf } from '@studio/domain/messages/inbox/messageSearch'
import { ContactMessage } from '@studio/domain/messages/message'
import type { DBSchema, IDBPDatabase } from 'idb'
import * as v from 'valibot'
import { deviceDatabase } from './openDatabase'

/* All enquiries, kept to be searched. A copy of what the server has: what cannot be read is thrown away and read anew,
   and sign-out erases it (firebase/session/erase.ts). */

/** A message with what a search looks at. */
export interface SearchedMessage {
  message: ContactMessage
  /** Folded (domain/messages/inbox/messageSearch.ts). */
  text: string
}

const About = v.object({
  shape: v.string(),
  /** Whether all messages were read once, and when; 0 for never. Milliseconds since 1970, like the others. */
  readAt: v.number(),
  /** The log was heard up to this moment of the server's. */
  heardTo: v.number(),
  /** When the server was last heard, by this device's clock. */
  heardAt: v.number(),
  /** How many messages there were when they were counted last; -1 for unknown. */
  total: v.number(),
})
/** How much the device knows of all messages. */
export type About = Omit<v.InferOutput<typeof About>, 'shape'>

/** A field that comes later is in no copy of before: another shape is another copy. Raise the number for another folding. */
const shape = `2 ${Object.keys(ContactMessage.entries).sort().join()}`

interface Messages extends DBSchema {
  messages: { key: string; value: SearchedMessage }
  about: { key: 'about'; value: unknown }
}

export const messageStoreName = 'studio-messages'

/** Where the copy is kept. All methods resolve once what they did is safe there. */
export interface MessageStore {
  /** What is kept; undefined when there is nothing that can be read. */
  read: () => Promise<{ about: About; messages: SearchedMessage[] } | undefined>
  /** Puts some in and takes some away, and says how much is known with them. */
  change: (put: readonly SearchedMessage[], gone: readonly string[], about: About) => Promise<void>
  close: () => void
}

/** How many are taken out of the store at once: reading must not hold up who types. */
const batch = 500

/**
 * Opens this browser's copy of all enquiries. Rejects if the browser keeps nothing, and if it does not answer: then
 * `onLate` is given the copy when it opens after all.
 */
export async function openMessageStore(onLate: (store: MessageStore) => void): Promise<MessageStore> {
  // Sign-out in this or another tab deletes the database, and each session opens it again.
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

/** All messages; undefined once one of them is none. */
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

/** A message as it is searched. */
export const searched = (message: ContactMessage): SearchedMessage => ({ message, text: searchTextOf(message) })
