import type { ContentKind, contentTypeNames } from '@studio/domain/content/contentKinds'
import { readVersioned } from '@studio/domain/versions/versionedFormat'
import type { DBSchema, IDBPDatabase } from 'idb'
import { createEmitter } from '../lib/emitter'
import { type Draft, draftFormat } from './draftFormat'
import { deviceDatabase } from './openDatabase'

/** The forms that keep drafts: those of the content types, of answers to visitors, and of new users. */
export type DraftForm = (typeof contentTypeNames)[ContentKind] | typeof replyForm | typeof createUserForm

/** Whose draft, of which form, for which document. */
export interface DraftKey<Form extends string = DraftForm> {
  account: string
  form: Form
  document: string
}

export const newDocument = 'new'

/** The form of answers to visitors. */
export const replyForm = 'reply'

/** The form for another user. */
export const createUserForm = 'createUser'

/** Whether drafts under this name are of a document that is not stored yet: `new`, or `new-…` where there are several. */
export const isNewDocument = (document: string) => document === newDocument || document.startsWith(`${newDocument}-`)

/**
 * Returns the key of a second draft of the same document, typed at `at`. A content form opens it like a new document's and
 * saves it to the document that the draft was typed over. An answer belongs to its message.
 */
export const keyBeside = ({ account, form, document }: DraftKey, at: number): DraftKey => ({
  ...{ account, form },
  document: form === replyForm ? `${document}~${at}` : `${newDocument}-${at}`,
})

/** A draft that this version cannot read: a newer one wrote it, or it is damaged. It stays as it is. */
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

/** Calls `listener` after each draft that this tab keeps or drops. */
export const onDraftChange = changed.subscribe

/** Keeps what was typed. A device that cannot keep it logs that, and the form goes on without. */
export const keepDraft = (key: DraftKey, values: unknown): Promise<void> => replaceDraft(key, () => ({ key, values }))

/**
 * Keeps a draft, or drops it, after a look at the one that is stored under the key, in one step for all tabs. `next`
 * returns where to keep which values, no values to drop that draft, or undefined to leave everything as it is. If the
 * stored draft cannot be read, `next` gets undefined; before it is overwritten it is moved aside.
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
    // Together: a step that is aborted rejects both.
    await Promise.all([replace(), done])
  })

/** Drops a draft, whoever kept it; never rejects. */
export const dropDraft = (key: DraftKey<string>): Promise<void> => change((db) => db.delete('drafts', place(key)))

/**
 * Returns the stored draft; undefined if there is none that can be read, or if the database does not open in time. In
 * the latter case, calls `onLate` with the draft once it opens.
 */
export async function readDraft<Values>(
  key: DraftKey,
  onLate: (draft: Draft<Values>) => void = () => undefined,
): Promise<Draft<Values> | undefined> {
  // Asked now, before anything is kept under the same key.
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

/** All drafts of an account's form, by document. */
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

/** The drafts of an account that cannot be read. */
export const unreadableDrafts = (account: string): Promise<UnreadableDraft[]> =>
  quietly([], async () =>
    (await rawDrafts(account)).flatMap(({ key, raw }) => {
      const { status } = readVersioned(draftFormat, raw)
      return status === 'read' ? [] : [{ key, status, raw }]
    }),
  )

/** All drafts of an account as they lie on the device. Rejects if the device does not open. */
export async function rawDrafts(account: string): Promise<{ key: DraftKey<string>; raw: unknown }[]> {
  const drafts = (await database.open()).transaction('drafts').store
  const [keys, found] = await Promise.all([drafts.getAllKeys(allOf(account)), drafts.getAll(allOf(account))])
  return keys.map(([, form, document], at) => ({ key: { account, form, document }, raw: found[at] }))
}

/** Erases an account's drafts, of all forms or of one. Rejects if the device does not open. */
export async function eraseDrafts(account: string, form?: DraftForm): Promise<void> {
  await (await database.open()).delete('drafts', allOf(account, form))
}

const allOf = (account: string, form?: DraftForm) => {
  const from = form === undefined ? [account] : [account, form]
  return IDBKeyRange.bound(from, [...from, []])
}

/** Runs a change as soon as the device opens, however late, and waits for it unless the browser does not answer. */
async function change(act: (db: IDBPDatabase<Drafts>) => Promise<unknown>) {
  const done = database
    .opened()
    .then(act)
    .finally(() => changed.emit())
  done.catch(() => undefined)
  await quietly(undefined, () => done)
}

let isWaiting = false

/** If the browser opens the drafts after all, everybody looks at them again. */
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
    console.warn('drafts cannot be kept on this device', error)
    return otherwise
  }
}
