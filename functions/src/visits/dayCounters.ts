import { collections } from '@studio/domain/collections'
import { dayAfter } from '@studio/domain/values/day'
import {
  addCounts,
  lists,
  noVisits,
  otherName,
  totals,
  type VisitCounts,
  visitDays,
} from '@studio/domain/visits/visitDay'
import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'

/** Maximum number of names in each list of a day that one instance adds; the rest are counted as `other`. */
const mostNames = 200

interface Waiting {
  day: string
  counts: VisitCounts
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Adds counts to a day's document, exactly. All counts that wait in this instance share one write, so a document is
 * written about as often as a write takes. `part` names the instance's document, so that instances do not compete.
 */
export function dayCounters(db: Firestore, part: string) {
  let waiting: Waiting[] = []
  let isWriting = false
  let known = { day: '', names: new Map<string, Set<string>>() }

  /**
   * Returns the name under which to count: the given one, or `other` once the list is full. Made-up names therefore
   * cannot fill a document.
   */
  function listedName(day: string, list: string, name: string): string {
    if (known.day !== day) known = { day, names: new Map() }
    const names = known.names.get(list) ?? new Set()
    known.names.set(list, names)
    if (names.size >= mostNames && !names.has(name)) return otherName
    names.add(name)
    return name
  }

  async function write(day: string, group: readonly Waiting[]) {
    const sum = noVisits()
    for (const { counts } of group) addCounts(sum, counts)
    const document: DocumentData = { day, expires_at: Timestamp.fromMillis(Date.parse(dayAfter(day, visitDays))) }
    for (const name of totals) if (sum[name] > 0) document[name] = FieldValue.increment(sum[name])
    for (const list of lists) {
      const byName: Record<string, number> = {}
      for (const [name, count] of Object.entries(sum[list])) {
        const listed = listedName(day, list, name)
        byName[listed] = (byName[listed] ?? 0) + count
      }
      if (Object.keys(byName).length > 0)
        document[list] = Object.fromEntries(
          Object.entries(byName).map(([name, count]) => [name, FieldValue.increment(count)]),
        )
    }
    await db.collection(collections.visitDays).doc(`${day}-${part}`).set(document, { merge: true })
  }

  async function flush() {
    isWriting = true
    while (waiting.length > 0) {
      const all = waiting
      waiting = []
      for (const [day, group] of Map.groupBy(all, ({ day }) => day)) {
        try {
          await write(day, group)
          for (const { resolve } of group) resolve()
        } catch (error) {
          for (const { reject } of group) reject(error)
        }
      }
    }
    isWriting = false
  }

  /** Adds counts to a day and resolves once they are stored. */
  return (day: string, counts: VisitCounts): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ day, counts, resolve, reject })
      if (!isWriting) void flush()
    })
}
