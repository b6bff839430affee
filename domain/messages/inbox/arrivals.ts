import type { ContactMessage } from '../message.ts'

type Enquiry = Pick<ContactMessage, 'id' | 'created_at' | 'updated_by'>

/** What somebody who listens has heard so far: which enquiries, and when the newest of them came (ms since 1970). */
export interface Heard {
  ids: ReadonlySet<string>
  newest: number
}

/**
 * Which of the new enquiries came since somebody listens, the newest first, and what has been heard with them. What is
 * heard first was there before; what is older only moved up, and what the console has changed was seen already.
 */
export function arrivalsOf<Row extends Enquiry>(before: Heard | undefined, rows: readonly Row[]) {
  const arrived = before
    ? rows.filter(
        ({ id, created_at, updated_by }) => !before.ids.has(id) && created_at >= before.newest && updated_by === '',
      )
    : []
  const heard: Heard = {
    ids: new Set([...(before?.ids ?? []), ...rows.map(({ id }) => id)]),
    newest: Math.max(before?.newest ?? 0, ...rows.map(({ created_at }) => created_at)),
  }
  return { arrived, heard }
}
