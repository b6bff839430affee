import type { DBSchema, IDBPDatabase } from 'idb'
import { createEmitter } from '../lib/emitter'
import { once } from '../lib/once'

/** What was typed into a form and not saved. */
export interface Draft<Values> {
  values: Values
  /** When it was last typed into, in milliseconds since 1970. */
  at: number
}

/** Whose draft, of which form, for which document. */
export interface DraftKey {
  account: string
  form: string
  document: string
}

export const newDocument = 'new'

/** Whether drafts under this name are of a document that is not stored yet: `new`, or `new-…` where there are several. */
export const isNewDocument = (document: string) => document === newDocument || document.startsWith(`${newDocument}-`)

interface Drafts extends DBSchema {
  drafts: { key: [account: string, form: string, document: string]; value: Draft<unknown> }
}

/* The device's own store; a page that never writes never loads the library. */
const open = once(async (): Promise<IDBPDatabase<Drafts>> => {
  const { openDB } = await import('idb')
  return openDB<Drafts>('studio-drafts', 1, { upgrade: (db) => void db.createObjectStore('drafts') })
})

const place = ({ account, form, document }: DraftKey): Drafts['drafts']['key'] => [account, form, document]
const changed = createEmitter()

/** Calls `listener` after each draft that this tab keeps or drops. */
export const onDraftChange = changed.subscribe

/** Keeps what was typed. A device that cannot keep it says so in the log: the form goes on without. */
export const keepDraft = (key: DraftKey, values: unknown): Promise<void> =>
  change((db) => db.put('drafts', { values, at: Date.now() }, place(key)))

export const dropDraft = (key: DraftKey): Promise<void> => change((db) => db.delete('drafts', place(key)))

/** What was kept under the key. Its shape is the form's business: a form that changes its shape changes its name. */
export const readDraft = <Values>(key: DraftKey): Promise<Draft<Values> | undefined> =>
  quietly(undefined, async (db) => (await db.get('drafts', place(key))) as Draft<Values> | undefined)

/** All drafts of an account's form, by document. */
export const draftsOf = <Values>(account: string, form: string): Promise<Map<string, Draft<Values>>> =>
  quietly(new Map(), async (db) => {
    const drafts = db.transaction('drafts').store
    const range = IDBKeyRange.bound([account, form], [account, form, []])
    const [keys, found] = await Promise.all([drafts.getAllKeys(range), drafts.getAll(range)])
    return new Map(keys.map(([, , document], at) => [document, found[at] as Draft<Values>]))
  })

async function change(act: (db: IDBPDatabase<Drafts>) => Promise<unknown>) {
  await quietly(undefined, act)
  changed.emit()
}

async function quietly<T>(otherwise: T, act: (db: IDBPDatabase<Drafts>) => Promise<T>): Promise<T> {
  try {
    return await act(await open())
  } catch (error) {
    console.warn('drafts cannot be kept on this device', error)
    return otherwise
  }
}
