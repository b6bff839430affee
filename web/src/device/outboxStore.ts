import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { once } from '../lib/once'

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: PendingMutation; indexes: { account: string } }
}

/** An entry that has no place in the queue yet. */
export type NewEntry = Omit<PendingMutation, 'seq'>

/** Where entries are kept. All methods resolve once what they did is safe there. */
export interface OutboxStore {
  /** Whether it outlives the page. */
  isLasting: boolean
  /** The entries of an account, oldest first. */
  all: (account: string) => Promise<PendingMutation[]>
  add: (entry: NewEntry) => Promise<PendingMutation>
  /** Takes some away and puts others in, in one step: changed ones stay in their place, new ones go to the end. */
  exchange: (taken: readonly number[], put: readonly (PendingMutation | NewEntry)[]) => Promise<void>
  close: () => void
}

const outboxName = 'studio-outbox'
/** A browser that refuses storage may also never answer. */
const patienceMs = 4000

/** The one outbox store of this device; where the browser gives none, one that lasts as long as the page. */
export const openOutboxStore: () => Promise<OutboxStore> = once(async () => {
  try {
    const opening = openDatabase()
    const silence = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), patienceMs))
    return onDevice(await Promise.race([opening, silence]))
  } catch (error) {
    console.warn('this browser keeps no work on the device', error instanceof Error ? error.message : error)
    return inMemory()
  }
})

const openDatabase = () =>
  openDB<OutboxSchema>(outboxName, 1, {
    upgrade: (database) => {
      database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true }).createIndex('account', 'account')
    },
  })

/** `strict`: an entry counts as kept once it is on the disk, not when it is only on its way there. */
const careful = { durability: 'strict' } as const

function onDevice(database: IDBPDatabase<OutboxSchema>): OutboxStore {
  const begin = () => database.transaction('entries', 'readwrite', careful)
  return {
    isLasting: true,
    all: (account) => database.getAllFromIndex('entries', 'account', account),
    add: async (entry) => {
      const step = begin()
      const seq = await step.store.add(entry as PendingMutation)
      await step.done
      return { ...entry, seq }
    },
    exchange: async (taken, put) => {
      const step = begin()
      await Promise.all([
        ...taken.map((seq) => step.store.delete(seq)),
        ...put.map((entry) => step.store.put(entry as PendingMutation)),
        step.done,
      ])
    },
    close: () => database.close(),
  }
}

function inMemory(): OutboxStore {
  const kept = new Map<number, PendingMutation>()
  let last = 0
  const put = (entry: PendingMutation | NewEntry): PendingMutation => {
    const placed = { ...entry, seq: 'seq' in entry ? entry.seq : ++last }
    kept.set(placed.seq, placed)
    return placed
  }
  return {
    isLasting: false,
    all: async (account) => [...kept.values()].filter((entry) => entry.account === account),
    add: async (entry) => put(entry),
    exchange: async (taken, entries) => {
      for (const seq of taken) kept.delete(seq)
      for (const entry of entries) put(entry)
    },
    close: () => undefined,
  }
}
