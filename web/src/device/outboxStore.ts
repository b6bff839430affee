import { readKept } from '@studio/domain/kept/keptFormat'
import { type Attempt, type PendingMutation, pendingMutationFormat } from '@studio/domain/outbox/pendingMutation'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { createEmitter } from '../lib/emitter'

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
export interface Kept {
  entries: PendingMutation[]
  unreadable: UnreadableEntry[]
}

/** Where entries are kept. All methods resolve once what they did is safe there. */
export interface OutboxStore {
  /** Whether it outlives the page. */
  isLasting: boolean
  /** What an account has here. What has lost its account is shown to whoever is there. */
  all: (account: string) => Promise<Kept>
  add: (entry: NewEntry) => Promise<PendingMutation>
  /** Takes some away and puts others in, in one step: changed ones stay in their place, new ones go to the end. */
  exchange: (taken: readonly number[], put: readonly (PendingMutation | NewEntry)[]) => Promise<void>
  /** Takes an entry away if `isFree` says so of what the account has at that moment; says whether it did. */
  takeIf: (entry: PendingMutation, isFree: (all: readonly PendingMutation[]) => boolean) => Promise<boolean>
  /** Notes that entries are being sent, and says so; notes nothing once one of them has been taken away. */
  note: (seqs: readonly number[], tried: Attempt) => Promise<boolean>
  close: () => void
}

const outboxName = 'studio-outbox'
/** A browser that refuses storage may also never answer. */
const patienceMs = 4000

let opened: Promise<OutboxStore> | undefined
const cleared = createEmitter()

/** Calls back when the device's storage was cleared under this page; the next store that is opened is empty. */
export const onOutboxStoreCleared = cleared.subscribe

/** The one outbox store of this device; where the browser gives none, one that lasts as long as the page. */
export function openOutboxStore(): Promise<OutboxStore> {
  opened ??= openOne()
  return opened
}

async function openOne(): Promise<OutboxStore> {
  try {
    const opening = openDatabase()
    const silence = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), patienceMs))
    return onDevice(await Promise.race([opening, silence]))
  } catch (error) {
    console.warn('this browser keeps no work on the device', error instanceof Error ? error.message : error)
    return inMemory()
  }
}

function forget() {
  opened = undefined
  cleared.emit()
}

const openDatabase = () =>
  openDB<OutboxSchema>(outboxName, 1, {
    // Somebody deletes the database, in this browser's settings or in another page.
    blocking: (_current, _next, event) => {
      const database = event.target as unknown as IDBDatabase
      database.close()
      forget()
    },
    terminated: forget,
    upgrade: (database) => {
      database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true }).createIndex('account', 'account')
    },
  })

/** `strict`: an entry counts as kept once it is on the disk, not when it is only on its way there. */
const careful = { durability: 'strict' } as const

/** An entry as it is kept: with the version of its shape. */
const written = (entry: PendingMutation | NewEntry) => ({ ...entry, version: pendingMutationFormat.version })

function keptOf(account: string, keys: readonly number[], values: readonly unknown[]): Kept {
  const kept: Kept = { entries: [], unreadable: [] }
  for (const [at, raw] of values.entries()) {
    if (!isOf(account, raw)) continue
    const reading = readKept(pendingMutationFormat, raw)
    if (reading.status === 'read') kept.entries.push(reading.value)
    else kept.unreadable.push({ seq: keys[at] ?? 0, status: reading.status, raw })
  }
  return kept
}

function isOf(account: string, raw: unknown): boolean {
  const owner = typeof raw === 'object' && raw !== null && 'account' in raw ? raw.account : undefined
  return owner === account || typeof owner !== 'string' || owner === ''
}

function onDevice(database: IDBPDatabase<OutboxSchema>): OutboxStore {
  const begin = () => database.transaction('entries', 'readwrite', careful)
  return {
    isLasting: true,
    all: async (account) => {
      const { store } = database.transaction('entries')
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
      return keptOf(account, keys, values)
    },
    add: async (entry) => {
      const step = begin()
      const seq = await step.store.add(written(entry))
      await step.done
      return { ...entry, seq }
    },
    exchange: async (taken, put) => {
      const step = begin()
      await Promise.all([
        ...taken.map((seq) => step.store.delete(seq)),
        ...put.map((entry) => step.store.put(written(entry))),
        step.done,
      ])
    },
    takeIf: async ({ seq, account }, isFree) => {
      const step = begin()
      const [keys, values] = await Promise.all([step.store.getAllKeys(), step.store.getAll()])
      const mayGo = isFree(keptOf(account, keys, values).entries)
      if (mayGo) await step.store.delete(seq)
      await step.done
      return mayGo
    },
    note: async (seqs, tried) => {
      const step = begin()
      const found = await Promise.all(seqs.map((seq) => step.store.get(seq)))
      const areThere = found.every((raw) => raw !== undefined)
      if (areThere) await Promise.all(found.map((raw) => step.store.put({ ...(raw as object), tried })))
      await step.done
      return areThere
    },
    close: () => database.close(),
  }
}

/** An outbox store that lasts as long as the page. */
export function inMemory(): OutboxStore {
  const kept = new Map<number, PendingMutation>()
  let last = 0
  const put = (entry: PendingMutation | NewEntry): PendingMutation => {
    const placed = { ...entry, seq: 'seq' in entry ? entry.seq : ++last }
    kept.set(placed.seq, placed)
    return placed
  }
  return {
    isLasting: false,
    all: async (account) => keptOf(account, [...kept.keys()], [...kept.values()]),
    add: async (entry) => put(entry),
    exchange: async (taken, entries) => {
      for (const seq of taken) kept.delete(seq)
      for (const entry of entries) put(entry)
    },
    takeIf: async ({ seq, account }, isFree) => {
      const mayGo = isFree(keptOf(account, [...kept.keys()], [...kept.values()]).entries)
      if (mayGo) kept.delete(seq)
      return mayGo
    },
    note: async (seqs, tried) => {
      const found = seqs.flatMap((seq) => kept.get(seq) ?? [])
      const areThere = found.length === seqs.length
      if (areThere) for (const entry of found) kept.set(entry.seq, { ...entry, tried })
      return areThere
    },
    close: () => undefined,
  }
}
