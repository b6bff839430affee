import { nameOfDocument } from '@studio/domain/outbox/describe'
import type { Change, Values } from '@studio/domain/outbox/entry'
import type { Fields, Write } from '../collection'

/** A write as the outbox keeps it: with its revision apart, and with what its fields were before. */
export function changeOf(write: Write): Change {
  if (write.kind === 'set') {
    const { fields, rev } = apart(write.fields)
    const name = nameOfDocument(write.path, fields)
    return { kind: 'create', path: write.path, fields, before: {}, name, ...(rev !== undefined && { rev }) }
  }
  const { rev: stored, fields: copy } = apart(write.base)
  const name = nameOfDocument(write.path, copy)
  if (write.kind === 'delete')
    return {
      kind: 'delete',
      path: write.path,
      fields: {},
      before: {},
      name,
      ...(stored !== undefined && { baseRev: stored }),
    }
  const { fields, rev, baseRev } = apart(write.fields)
  const before = Object.fromEntries(Object.keys(fields).map((field) => [field, copy[field]]))
  const change: Change = { kind: 'update', path: write.path, fields, before, name }
  return rev === undefined ? change : { ...change, rev, baseRev: baseRev ?? '', copy }
}

/** Content apart from the revision; a document's id is its name, not a field. */
function apart({ id: _, rev, base_rev, ...fields }: Fields): { fields: Values; rev?: string; baseRev?: string } {
  return {
    fields,
    ...(typeof rev === 'string' && { rev }),
    ...(typeof base_rev === 'string' && { baseRev: base_rev }),
  }
}
