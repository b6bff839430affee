import { type Attempt, type PendingMutation, pendingMutationFormat } from '@studio/domain/outbox/pendingMutation'
import { reopened } from '@studio/domain/outbox/undo'
import { readVersioned } from '@studio/domain/versions/versionedFormat'

/* The outbox store’s operations on entries, the same on the device and in memory. */

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
  rewrite: (change: (entry: PendingMutation) => PendingMutation) => Promise<void>
  close: () => void
}

/** The rows of a store within one transaction. */
export interface Rows {
  get: (seq: number) => Promise<unknown>
  getAllKeys: () => Promise<number[]>
  getAll: () => Promise<unknown[]>
  /** Stores a row; one without `seq` gets the next one. */
  put: (row: object) => Promise<number>
  delete: (seq: number) => Promise<void>
}

/** Runs work on the rows in one transaction. */
export type Step = <T>(work: (rows: Rows) => Promise<T>) => Promise<T>

/** Returns an entry in its stored form, with its version. */
const written = (entry: PendingMutation | NewEntry) => ({ ...entry, version: pendingMutationFormat.version })

/** Returns an account's entries among the rows. */
export async function keptOf(account: string, rows: Pick<Rows, 'getAll' | 'getAllKeys'>): Promise<StoredEntries> {
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
export const storeOn = (step: Step): Omit<OutboxStore, 'isLasting' | 'close'> => ({
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
  rewrite: (change) =>
    step(async (rows) => {
      for (const raw of await rows.getAll()) {
        const reading = readVersioned(pendingMutationFormat, raw)
        if (reading.status === 'read') await rows.put(written(change(reading.value)))
      }
    }),
})
