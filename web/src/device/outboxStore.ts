import { type Attempt, type PendingMutation, pendingMutationFormat } from '@studio/domain/outbox/pendingMutation'
import { reopened } from '@studio/domain/outbox/undo'
import { readVersioned } from '@studio/domain/versions/versionedFormat'
import type { DBSchema, IDBPDatabase } from 'idb'
import { createEmitter } from '../lib/emitter'
import { deviceDatabase } from './openDatabase'

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: unknown; indexes: { account: string } }
}

/** An entry that has no place in the queue yet. */
export type NewEntry = Omit<PendingMutation, 'seq'>

/** An entry that this version cannot read: a newer one wrote it, or it is damaged. It stays as it is. */
export interface UnreadableEntry {
  seq: number
  status: 'damaged' | 'newer'
  raw: unknown
}

/** The entries of an account, oldest first, and those beside them that cannot be read. */
export interface StoredEntries {
  entries: PendingMutation[]
  unreadable: UnreadableEntry[]
}

/** Where entries are kept. All methods resolve once what they did is safe there; each is one step for all tabs. */
export interface OutboxStore {
  /** Whether it outlives the page. */
  isLasting: boolean
  /** What an account has here. What has lost its account is shown to whoever is there. */
  all: (account: string) => Promise<StoredEntries>
  add: (entry: NewEntry) => Promise<PendingMutation>
  /**
   * Takes entries away and puts others in: changed ones in their place, new ones at the end. Does nothing once one of
   * them is gone: another tab has settled it.
   */
  exchange: (taken: readonly { seq: number }[], put: readonly (PendingMutation | NewEntry)[]) => Promise<void>
  /** Takes an entry away if `isFree` says so of what the account has at that moment; says whether it did. */
  takeIf: (entry: PendingMutation, isFree: (all: readonly PendingMutation[]) => boolean) => Promise<boolean>
  /** Notes that entries are being sent, and says so; notes nothing once one of them has been taken away. */
  note: (seqs: readonly number[], tried: Attempt) => Promise<boolean>
  /** Takes all away that an account has. */
  erase: (account: string) => Promise<void>
  /** Makes all entries anew, of whatever account. */
  rewrite: (anew: (entry: PendingMutation) => PendingMutation) => Promise<void>
  close: () => void
}

/** The rows of a store in one step, which nothing else comes between. */
interface Rows {
  get: (seq: number) => Promise<unknown>
  getAllKeys: () => Promise<number[]>
  getAll: () => Promise<unknown[]>
  /** Gives a row without `seq` the next one. */
  put: (row: object) => Promise<number>
  delete: (seq: number) => Promise<void>
}

type Step = <T>(work: (rows: Rows) => Promise<T>) => Promise<T>

let opened: Promise<OutboxStore> | undefined
const cleared = createEmitter()
const moved = createEmitter()

/** Calls back when the device's storage was cleared under this page; the next store that is opened is empty. */
export const onOutboxStoreCleared = cleared.subscribe

/** Calls back when a store in memory has moved to the device, because the browser opened its database late. */
export const onOutboxStoreMoved = moved.subscribe

/** Whether it was, in the life of this page. The SDK's own databases went with it, and only a new page opens them. */
export const wasStorageCleared = () => 'storageCleared' in document.documentElement.dataset

/** The one outbox store of this device; where the browser gives none, one that lasts as long as the page. */
export function openOutboxStore(): Promise<OutboxStore> {
  opened ??= openOne()
  return opened
}

async function openOne(): Promise<OutboxStore> {
  try {
    return onDevice(await database.open())
  } catch (error) {
    console.warn('this browser keeps no work on the device', error instanceof Error ? error.message : error)
    // No entry on the device has such a number: these keep theirs when they move there.
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

/** `strict`: an entry counts as kept once it is on the disk, not when it is only on its way there. */
const careful = { durability: 'strict' } as const

/** An entry as it is kept: with the version of its shape. */
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

/** The rows of these entries; undefined once one of them is gone. */
async function rowsOf(rows: Rows, seqs: readonly number[]): Promise<object[] | undefined> {
  const found = await Promise.all(seqs.map((seq) => rows.get(seq)))
  return found.every((raw) => raw !== undefined) ? (found as object[]) : undefined
}

/** All that is done with entries, whatever they are kept in. */
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
  // Who only reads waits for nobody.
  all: (account) => {
    const { store, done } = database.transaction('entries')
    // Where the storage is cleared meanwhile, the reading rejects as well.
    done.catch(() => undefined)
    return keptOf(account, store)
  },
  close: () => database.close(),
})

/** An outbox store that lasts as long as the page. `moveTo` puts all entries into a database, and later steps with them. */
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
