import { withoutVisitors } from '@studio/domain/outbox/visitors'
import { openDB } from 'idb'
import { replyForm } from './drafts'
import { openOutboxStore } from './outboxStore'
import { dropOldPictures } from './pictures'

/** Unsent work of an account on this device: steps in the outbox, and what was typed into forms and not saved. */
export interface UnsyncedWork {
  entries: unknown[]
  drafts: unknown[]
}

/** Forms keep drafts in a store of their own, under [account, form, document] (drafts.ts). */
const draftsName = 'studio-drafts'

/** What the key of a draft says. */
const named = (key: unknown) => {
  const [account, form, document] = Array.isArray(key) ? (key as unknown[]) : []
  return { account, form, document }
}

const mine = (account: string) => IDBKeyRange.bound([account], [account, []])

/** What would be lost if the account's work were erased now. */
export async function unsyncedWorkOf(account: string): Promise<UnsyncedWork> {
  const outboxStore = await openOutboxStore()
  const { entries, unreadable } = await outboxStore.all(account)
  const drafts = await withDrafts(async (database) => {
    const { store } = database.transaction('drafts')
    const [keys, found] = await Promise.all([store.getAllKeys(mine(account)), store.getAll(mine(account))])
    return found.map((draft, at) => ({ ...named(keys[at]), draft }))
  })
  return { entries: [...entries, ...unreadable.map(({ raw }) => raw)], drafts: drafts ?? [] }
}

/** Erases an account's work from this device; that of other accounts, who chose to keep it, stays. */
export async function eraseWorkOf(account: string): Promise<void> {
  const outboxStore = await openOutboxStore()
  await outboxStore.erase(account)
  await withDrafts((database) => database.delete('drafts', mine(account)))
  await dropOldPictures(account, () => false, Number.POSITIVE_INFINITY)
}

/**
 * Takes what was read of visitors out of the work that stays on this device. Answers that somebody was writing name them
 * throughout: `ended`, whose session the server has ended, loses these.
 */
export async function forgetVisitors(ended: string | undefined): Promise<void> {
  await (await openOutboxStore()).rewrite(withoutVisitors)
  if (ended !== undefined)
    await withDrafts((database) =>
      database.delete('drafts', IDBKeyRange.bound([ended, replyForm], [ended, replyForm, []])),
    )
}

/** Drops pictures of an account that were made before a moment, unless unsent work names them. */
export async function dropUnnamedPictures(account: string, before: number): Promise<void> {
  const named = JSON.stringify(await unsyncedWorkOf(account))
  await dropOldPictures(account, (name) => named.includes(name), before)
}

async function withDrafts<T>(act: (database: Awaited<ReturnType<typeof openDB>>) => Promise<T>) {
  const known = await indexedDB.databases?.().catch(() => [])
  if (!known?.some(({ name }) => name === draftsName)) return undefined
  const database = await openDB(draftsName)
  try {
    return database.objectStoreNames.contains('drafts') ? await act(database) : undefined
  } finally {
    database.close()
  }
}
