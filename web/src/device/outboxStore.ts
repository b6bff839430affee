import type { DBSchema, IDBPDatabase } from 'idb'
import { createEmitter } from '../lib/emitter'
import { deviceDatabase } from './openDatabase'
import { keptOf, type OutboxStore, type Rows, type Step, storeOn } from './outboxOperations'

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: unknown; indexes: { account: string } }
}

let opened: Promise<OutboxStore> | undefined
const cleared = createEmitter()
const moved = createEmitter()

/** Subscribes to the clearing of the device's storage under this page; the store opened next is empty. */
export const onOutboxStoreCleared = cleared.subscribe

/**
 * Subscribes to the move of a store from memory to the device, which happens if the browser opens its database late.
 */
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
