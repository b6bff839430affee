import type { ContentKind, contentTypeNames } from '@studio/domain/content/contentKinds'
import { readVersioned } from '@studio/domain/versions/versionedFormat'
import type { DBSchema, IDBPDatabase } from 'idb'
import { createEmitter } from '../lib/emitter'
import { type Draft, draftFormat } from './draftFormat'
import { deviceDatabase } from './openDatabase'

/** The forms that store drafts: those of the content types, of replies to visitors, and of new users. */
export type DraftForm = (typeof contentTypeNames)[ContentKind] | typeof replyForm | typeof createUserForm

/** The account, form and document of a draft. */
export interface DraftKey<Form extends string = DraftForm> {
  account: string
  form: Form
  document: string
}

export const newDocument = 'new'

/** The form for replies to visitors. */
export const replyForm = 'reply'

/** The form that creates another user. */
export const createUserForm = 'createUser'

/**
 * Returns whether a draft's name stands for a document that is not stored yet: `new`, or `new-…` if there are several.
 */
export const isNewDocument = (document: string) => document === newDocument || document.startsWith(`${newDocument}-`)

/**
 * Returns the key of a second draft of the same document, typed at `at`. A content form opens it like a new document's,
 * and saves it to the document that it was based on. The other forms list it while they are open.
 */
export const parallelDraftKey = ({ account, form, document }: DraftKey, at: number): DraftKey => ({
  ...{ account, form },
  document: form === replyForm || form === createUserForm ? `${document}~${at}` : `${newDocument}-${at}`,
})

/** Returns whether a draft is stored beside the first draft of `document`. */
export const isParallelDraft = (document: string, stored: string) => stored.startsWith(`${document}~`)

/** A draft that this version cannot read, because it is damaged or from a newer version. It is left untouched. */
export interface UnreadableDraft {
  key: DraftKey<string>
  status: 'damaged' | 'newer'
  raw: unknown
}

interface Drafts extends DBSchema {
  drafts: { key: [account: string, form: string, document: string]; value: unknown }
}

const database = deviceDatabase<Drafts>('studio-drafts', (db) => db.createObjectStore('drafts'))

const place = ({ account, form, document }: DraftKey<string>): Drafts['drafts']['key'] => [account, form, document]
const changed = createEmitter()

/** Calls `listener` after each draft that this tab stores or drops. */
export const onDraftChange = changed.subscribe

/** Stores a draft. If the device cannot store it, this is logged and the form continues without. */
export const keepDraft = (key: DraftKey, values: unknown): Promise<void> => replaceDraft(key, () => ({ key, values }))

/**
 * Stores or drops a draft, depending on the one stored under the key, in one transaction for all tabs. `next` returns
 * where to store which values, no values to drop the draft, or undefined to change nothing. If the stored draft is
 * unreadable, `next` gets undefined; before it is overwritten, it is moved aside.
 */
export const replaceDraft = (
  key: DraftKey,
  next: (stored: Draft<unknown> | undefined) => { key: DraftKey; values?: unknown; by?: string } | undefined,
): Promise<void> =>
  change(async (db) => {
    const { store, done } = db.transaction('drafts', 'readwrite')
    const replace = async () => {
      const found = await store.get(place(key))
      const reading = readVersioned(draftFormat, found)
      const kept = next(reading.status === 'read' ? reading.value : undefined)
      if (!kept) return
      if (kept.values === undefined) return store.delete(place(kept.key))
      if (found !== undefined && reading.status !== 'read')
        await store.put(found, place({ ...key, document: `${key.document}~${Date.now()}` }))
      const { values, by } = kept
      await store.put({ version: draftFormat.version, values, at: Date.now(), ...(by && { by }) }, place(kept.key))
    }
    // Awaited together, because an aborted transaction rejects both.
    await Promise.all([replace(), done])
  })

/** Drops a draft, whichever form stored it; never rejects. */
export const dropDraft = (key: DraftKey<string>): Promise<void> => change((db) => db.delete('drafts', place(key)))

/** Drops the drafts of a document, including those stored beside the first one; never rejects. */
export const dropDraftsOf = ({ account, form, document }: DraftKey): Promise<void> =>
  change(async (db) => {
    const { store, done } = db.transaction('drafts', 'readwrite')
    const beside = IDBKeyRange.bound([account, form, `${document}~`], [account, form, `${document}~\uffff`])
    await Promise.all([store.delete([account, form, document]), store.delete(beside), done])
  })

/**
 * Returns the stored draft; undefined if there is no readable one, or if the database does not open in time. In the
 * latter case, calls `onLate` with the draft once it opens.
 */
export async function readDraft<Values>(
  key: DraftKey,
  onLate: (draft: Draft<Values>) => void = () => undefined,
): Promise<Draft<Values> | undefined> {
  // Reads before anything else can be stored under the same key.
  const found = database.opened().then(async (db) => {
    const reading = readVersioned(draftFormat, await db.get('drafts', place(key)))
    return reading.status === 'read' ? (reading.value as Draft<Values>) : undefined
  })
  let isLate = false
  found.then(
    (draft) => isLate && draft && onLate(draft),
    () => undefined,
  )
  const draft = await quietly(undefined, () => found)
  isLate = true
  return draft
}

/** Returns all drafts of an account's form, by document. */
export const draftsOf = <Values>(account: string, form: DraftForm): Promise<Map<string, Draft<Values>>> =>
  quietly(new Map(), async (db) => {
    const drafts = db.transaction('drafts').store
    const range = allOf(account, form)
    const [keys, found] = await Promise.all([drafts.getAllKeys(range), drafts.getAll(range)])
    return new Map(
      keys.flatMap(([, , document], at) => {
        const reading = readVersioned(draftFormat, found[at])
        return reading.status === 'read' ? [[document, reading.value as Draft<Values>]] : []
      }),
    )
  })

/** Returns an account's unreadable drafts. */
export const unreadableDrafts = (account: string): Promise<UnreadableDraft[]> =>
  quietly([], async () =>
    (await rawDrafts(account)).flatMap(({ key, raw }) => {
      const { status } = readVersioned(draftFormat, raw)
      return status === 'read' ? [] : [{ key, status, raw }]
    }),
  )

/** Returns all drafts of an account as stored. Rejects if the database does not open. */
export async function rawDrafts(account: string): Promise<{ key: DraftKey<string>; raw: unknown }[]> {
  const opened = database.open()
  opened.catch(tellLate)
  const drafts = (await opened).transaction('drafts').store
  const [keys, found] = await Promise.all([drafts.getAllKeys(allOf(account)), drafts.getAll(allOf(account))])
  return keys.map(([, form, document], at) => ({ key: { account, form, document }, raw: found[at] }))
}

/** Erases an account's drafts, of all forms or of one. Rejects if the database does not open. */
export async function eraseDrafts(account: string, form?: DraftForm): Promise<void> {
  await (await database.open()).delete('drafts', allOf(account, form))
}

const allOf = (account: string, form?: DraftForm) => {
  const from = form === undefined ? [account] : [account, form]
  return IDBKeyRange.bound(from, [...from, []])
}

/**
 * Applies a change once the database opens, however late. Waits for it, but not longer than the browser's time limit.
 */
async function change(act: (db: IDBPDatabase<Drafts>) => Promise<unknown>) {
  const done = database
    .opened()
    .then(act)
    .finally(() => changed.emit())
  done.catch(() => undefined)
  await quietly(undefined, () => done)
}

let isWaiting = false

/** If the database opens late, makes all listeners read it again. */
function tellLate() {
  if (isWaiting) return
  isWaiting = true
  database
    .opened()
    .then(changed.emit, () => undefined)
    .finally(() => {
      isWaiting = false
    })
}

async function quietly<T>(otherwise: T, act: (db: IDBPDatabase<Drafts>) => Promise<T>): Promise<T> {
  try {
    const opened = database.open()
    opened.catch(tellLate)
    return await act(await opened)
  } catch (error) {
    console.warn('drafts cannot be stored on this device', error)
    return otherwise
  }
}
