import { type Attempt, type PendingMutation, pendingMutationFormat } from '@studio/domain/outbox/pendingMutation'
import { reopened } from '@studio/domain/outbox/undo'
import { readVersioned } from '@studio/domain/versions/versionedFormat'
import type { DBSchema, IDBPDatabase } from 'idb'
import { createEmitter } from '../lib/emitter'
import { deviceDatabase } from './openDatabase'

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: unknown; indexes: { account: string } }
}

/** An entry without a place in the queue. */
export type NewEntry = Omit<PendingMutation, 'seq'>

/** An entry that this version cannot read, because it is damaged or from a newer version. It is left untouched. */
export interface UnreadableEntry {
  seq: number
  status: 'damaged' | 'newer'
  raw: unknown
}

/** An account's entries, oldest first, and its unreadable ones. */
export interface StoredEntries {
  entries: PendingMutation[]
  unreadable: UnreadableEntry[]
}

/** A store of entries. All methods resolve once their effect is stored; each is one transaction for all tabs. */
export interface OutboxStore {
  /** True if the entries outlive the page. */
  isLasting: boolean
  /** Returns an account's entries. Entries whose account is unreadable belong to every account. */
  all: (account: string) => Promise<StoredEntries>
  add: (entry: NewEntry) => Promise<PendingMutation>
  /**
   * Deletes some entries and stores others: changed ones in their place, new ones at the end. Does nothing if one of
   * the deleted entries is already gone, because another tab has settled it.
   */
  exchange: (taken: readonly { seq: number }[], put: readonly (PendingMutation | NewEntry)[]) => Promise<void>
  /** Deletes an entry if `isFree` accepts the account's current entries. Returns whether it did. */
  takeIf: (entry: PendingMutation, isFree: (all: readonly PendingMutation[]) => boolean) => Promise<boolean>
  /** Records that entries are being sent. Returns false, and records nothing, if one of them is already gone. */
  note: (seqs: readonly number[], tried: Attempt) => Promise<boolean>
  /** Deletes all entries of an account. */
  erase: (account: string) => Promise<void>
  /** Replaces all entries of all accounts. */
  rewrite: (anew: (entry: PendingMutation) => PendingMutation) => Promise<void>
  close: () => void
}

/** The rows of a store within one transaction. */
interface Rows {
  get: (seq: number) => Promise<unknown>
  getAllKeys: () => Promise<number[]>
  getAll: () => Promise<unknown[]>
  /** Stores a row; one without `seq` gets the next one. */
  put: (row: object) => Promise<number>
  delete: (seq: number) => Promise<void>
}

type Step = <T>(work: (rows: Rows) => Promise<T>) => Promise<T>

let opened: Promise<OutboxStore> | undefined
const cleared = createEmitter()
const moved = createEmitter()

/** Subscribes to the clearing of the device's storage under this page; the store opened next is empty. */
export const onOutboxStoreCleared = cleared.subscribe

/** Subscribes to the move of a store from memory to the device, once the browser opens its database late. */
export const onOutboxStoreMoved = moved.subscribe

/**
 * Returns whether the storage was cleared while this page was open. The SDK's own databases went with it, and only a
 * new page opens them again.
 */
export const wasStorageCleared = () => 'storageCleared' in document.documentElement.dataset

/** Returns this device's outbox store. If the browser refuses one, it lasts as long as the page. */
export function openOutboxStore(): Promise<OutboxStore> {
  opened ??= openOne()
  return opened
}

async function openOne(): Promise<OutboxStore> {
  try {
    return onDevice(await database.open())
  } catch (error) {
    console.warn('unsent work cannot be stored on this device', error instanceof Error ? error.message : error)
    // No entry on the device has such a high number, so these keep theirs when they move there.
    const { moveTo, ...store } = inMemory(Date.now() * 1000 + Math.floor(Math.random() * 1000))
    const late = database.opened().then(async (opened) => {
      await moveTo(opened)
      Object.assign(store, onDevice(opened))
      moved.emit()
    })
    late.catch(() => undefined)
    return store
  }
}

function forget() {
  opened = undefined
  document.documentElement.dataset.storageCleared = ''
  cleared.emit()
}

const database = deviceDatabase<OutboxSchema>(
  'studio-outbox',
  (opened) =>
    opened.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true }).createIndex('account', 'account'),
  forget,
)

/** `strict`: a write is complete only once it is on the disk. */
const careful = { durability: 'strict' } as const

/** Returns an entry in its stored form, with its version. */
const written = (entry: PendingMutation | NewEntry) => ({ ...entry, version: pendingMutationFormat.version })

async function keptOf(account: string, rows: Pick<Rows, 'getAll' | 'getAllKeys'>): Promise<StoredEntries> {
  const [keys, values] = await Promise.all([rows.getAllKeys(), rows.getAll()])
  const kept: StoredEntries = { entries: [], unreadable: [] }
  for (const [at, raw] of values.entries()) {
    if (!isOf(account, raw)) continue
    const reading = readVersioned(pendingMutationFormat, raw)
    if (reading.status === 'read') kept.entries.push(reading.value)
    else kept.unreadable.push({ seq: keys[at] ?? 0, status: reading.status, raw })
  }
  return kept
}

function isOf(account: string, raw: unknown): boolean {
  const owner = typeof raw === 'object' && raw !== null && 'account' in raw ? raw.account : undefined
  return owner === account || typeof owner !== 'string' || owner === ''
}

/** Returns the rows of these entries; undefined if one of them is gone. */
async function rowsOf(rows: Rows, seqs: readonly number[]): Promise<object[] | undefined> {
  const found = await Promise.all(seqs.map((seq) => rows.get(seq)))
  return found.every((raw) => raw !== undefined) ? (found as object[]) : undefined
}

/** Returns the operations on entries, for any kind of store. */
const storeOn = (step: Step): Omit<OutboxStore, 'isLasting' | 'close'> => ({
  all: (account) => step((rows) => keptOf(account, rows)),
  add: (entry) => step(async (rows) => ({ ...entry, seq: await rows.put(written(entry)) })),
  exchange: (taken, put) =>
    step(async (rows) => {
      const seqs = taken.map(({ seq }) => seq)
      if (!(await rowsOf(rows, seqs))) return
      for (const seq of seqs) await rows.delete(seq)
      for (const entry of put) await rows.put(written(entry))
    }),
  takeIf: ({ seq, account }, isFree) =>
    step(async (rows) => {
      const { entries } = await keptOf(account, rows)
      const taken = entries.find((entry) => entry.seq === seq)
      if (!isFree(entries) || !taken) return false
      await rows.delete(seq)
      for (const entry of reopened(taken, entries)) await rows.put(written(entry))
      return true
    }),
  note: (seqs, tried) =>
    step(async (rows) => {
      const found = await rowsOf(rows, seqs)
      for (const row of found ?? []) await rows.put({ ...row, tried })
      return found !== undefined
    }),
  erase: (account) =>
    step(async (rows) => {
      const { entries, unreadable } = await keptOf(account, rows)
      for (const { seq } of [...entries, ...unreadable]) await rows.delete(seq)
    }),
  rewrite: (anew) =>
    step(async (rows) => {
      for (const raw of await rows.getAll()) {
        const reading = readVersioned(pendingMutationFormat, raw)
        if (reading.status === 'read') await rows.put(written(anew(reading.value)))
      }
    }),
})

const stepOn =
  (database: IDBPDatabase<OutboxSchema>): Step =>
  async (work) => {
    const { store, done } = database.transaction('entries', 'readwrite', careful)
    const [result] = await Promise.all([work(store), done])
    return result
  }

const onDevice = (database: IDBPDatabase<OutboxSchema>): OutboxStore => ({
  ...storeOn(stepOn(database)),
  isLasting: true,
  // A read-only transaction, which does not block other reads.
  all: (account) => {
    const { store, done } = database.transaction('entries')
    // If the storage is cleared meanwhile, the read rejects too.
    done.catch(() => undefined)
    return keptOf(account, store)
  },
  close: () => database.close(),
})

/**
 * Returns an outbox store that lasts as long as the page. `moveTo` copies all entries into a database; later operations
 * go there.
 */
export function inMemory(first = 0): OutboxStore & { moveTo: (opened: IDBPDatabase<OutboxSchema>) => Promise<void> } {
  const kept = new Map<number, object>()
  let count = first
  let lastStep: Promise<unknown> = Promise.resolve()
  const rows: Rows = {
    get: async (seq) => kept.get(seq),
    getAllKeys: async () => [...kept.keys()].sort((one, other) => one - other),
    getAll: async () => (await rows.getAllKeys()).map((seq) => kept.get(seq)),
    put: async (row) => {
      const seq = 'seq' in row ? Number(row.seq) : ++count
      kept.set(seq, { ...row, seq })
      return seq
    },
    delete: async (seq) => void kept.delete(seq),
  }
  let run: Step = (work) => work(rows)
  const step: Step = (work) => {
    const done = lastStep.then(() => run(work))
    lastStep = done.catch(() => undefined)
    return done
  }
  const moveTo = (opened: IDBPDatabase<OutboxSchema>) =>
    step(async () => {
      const onDevice = stepOn(opened)
      await onDevice(async (device) => {
        for (const row of kept.values()) await device.put(row)
      })
      run = onDevice
    })
  return { ...storeOn(step), isLasting: false, close: () => undefined, moveTo }
}
