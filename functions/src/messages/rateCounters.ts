import { collections } from '@studio/domain/collections'
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { changeIfUnchanged, type Step } from '../lib/storeIfUnchanged.ts'

/** Lifetime of a counter after its window, in ms. The TTL policy deletes it after `expires_at`. */
const afterWindowMs = 60 * 60_000

/**
 * Maximum number of attempts, because other instances write the same counter. Within one instance there are no races.
 */
const maxTries = 12
const pauseMs = 25

const Count = v.object({ count: v.number(), ends_at: v.number() })

/**
 * Counts arrivals in a window of time exactly, even if many come at once. One write counts all arrivals that wait in
 * this instance. It succeeds only if the counter has not changed since it was read.
 */
export function rateCounters(db: Firestore, windowMs: number, now: () => number) {
  const waiting = new Map<string, ((first: Promise<number>, at: number) => unknown)[]>()

  /**
   * Adds `group` arrivals to the counter and returns the number of the first one. If the window is full, it writes
   * nothing and returns a number above `limit`.
   */
  async function reserve(name: string, limit: number, group: number): Promise<number> {
    const counter = db.collection(collections.enquiryCounts).doc(name)
    const step = (known: DocumentSnapshot): Step<number> => {
      const stored = v.safeParse(Count, known.data())
      const open = stored.success && stored.output.ends_at > now() ? stored.output : undefined
      if (open && open.count >= limit) return { result: open.count + 1 }
      const next = { count: (open?.count ?? 0) + group, ends_at: open?.ends_at ?? now() + windowMs }
      const expires_at = Timestamp.fromMillis(next.ends_at + afterWindowMs)
      return { document: { ...next, expires_at }, result: next.count - group + 1 }
    }
    return await changeIfUnchanged(counter, maxTries, step, pauseMs)
  }

  async function flush(name: string, limit: number) {
    for (let group = waiting.get(name); group && group.length > 0; group = waiting.get(name)) {
      waiting.set(name, [])
      const first = reserve(name, limit, group.length)
      for (const [at, tell] of group.entries()) tell(first, at)
      await first.catch(() => undefined)
    }
    waiting.delete(name)
  }

  /** Returns how many arrivals each name has in its open window. Counts nothing and creates no counter. */
  const taken = async (names: readonly string[]): Promise<number[]> => {
    const counters = await db.getAll(...names.map((name) => db.collection(collections.enquiryCounts).doc(name)))
    return counters.map((counter) => {
      const stored = v.safeParse(Count, counter.data())
      return stored.success && stored.output.ends_at > now() ? stored.output.count : 0
    })
  }

  /**
   * Counts one arrival under this name and returns its number, which is above `limit` if the window is full.
   *
   * @throws HttpsError `unavailable` if other instances won too many races.
   */
  const take = async (name: string, limit: number): Promise<number> =>
    await new Promise<number>((resolve, reject) => {
      const group = waiting.get(name)
      const tell = (first: Promise<number>, at: number) => first.then((number) => resolve(number + at), reject)
      if (group) return void group.push(tell)
      waiting.set(name, [tell])
      flush(name, limit).catch(reject)
    })
  return { take, taken }
}
