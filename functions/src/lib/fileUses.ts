import type { FileSummary } from '@studio/domain/content/media/fileSummary'
import { type DocumentSnapshot, type Firestore, type QuerySnapshot, Timestamp } from 'firebase-admin/firestore'
import { unusedMs } from './expiry.ts'

/** A field that can name an uploaded file. `called` is the field by which the console names the document. */
export interface FilePlace {
  collection: string
  field: string
  called: string
}

/** Maximum number of files listed, and of documents read per collection. */
export const most = 2000

/** Returns the documents that name uploaded files, by the file's name. */
export async function usesOf(
  db: Firestore,
  places: readonly FilePlace[],
  namesIn: (fields: unknown) => string[],
): Promise<ReadonlyMap<string, FileSummary['used_by']>> {
  const uses = new Map<string, FileSummary['used_by']>()
  const read = async ({ collection, field, called }: FilePlace) => {
    const found: QuerySnapshot = await db.collection(collection).select(field, called).limit(most).get()
    for (const document of found.docs)
      for (const name of namesIn(document.data())) {
        const use = { collection, id: document.id, name: String(document.get(called) ?? '') }
        const others = (uses.get(name) ?? []).filter((other) => other.collection !== collection || other.id !== use.id)
        uses.set(name, [...others, use])
      }
  }
  await Promise.all(places.map(read))
  return uses
}

/** Returns what the console shows of any uploaded file. */
export function summaryOf(
  file: DocumentSnapshot,
  bytes: number,
  uses: ReadonlyMap<string, FileSummary['used_by']>,
): FileSummary {
  const end: unknown = file.get('expires_at')
  return {
    name: file.id,
    bytes,
    made_at: file.createTime?.toMillis() ?? 0,
    unused_since: end instanceof Timestamp ? end.toMillis() - unusedMs : null,
    used_by: uses.get(file.id) ?? [],
  }
}
