import type { ContactMessage } from '../message.ts'

type Enquiry = Pick<ContactMessage, 'id' | 'created_at' | 'updated_by'>

/** The enquiries that a listener has seen so far: their ids, and when the newest was created (ms since 1970). */
export interface SeenEnquiries {
  ids: ReadonlySet<string>
  newest: number
}

/**
 * Returns the enquiries that arrived since the last call, newest first, and the updated list of those seen. The first
 * call only records the existing ones. Older enquiries that moved up do not count, nor do those that somebody has
 * already edited.
 */
export function arrivalsOf<Row extends Enquiry>(before: SeenEnquiries | undefined, rows: readonly Row[]) {
  const arrived = before
    ? rows.filter(
        ({ id, created_at, updated_by }) => !before.ids.has(id) && created_at >= before.newest && updated_by === '',
      )
    : []
  const heard: SeenEnquiries = {
    ids: new Set([...(before?.ids ?? []), ...rows.map(({ id }) => id)]),
    newest: Math.max(before?.newest ?? 0, ...rows.map(({ created_at }) => created_at)),
  }
  return { arrived, heard }
}
