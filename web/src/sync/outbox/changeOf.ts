import { nameOfDocument, titlesOf } from '@studio/domain/outbox/describe'
import type { Change, Values } from '@studio/domain/outbox/pendingMutation'
import type { Fields, Write } from '../../firebase/collection'

/** Returns a write in the outbox's form: with a separate revision, and the fields' previous values. */
export function changeOf(write: Write): Change {
  const called = (document: Values) => {
    const titles = titlesOf(document)
    return { name: nameOfDocument(write.path, document), ...(titles && { titles }) }
  }
  if (write.kind === 'set') {
    const { fields, rev } = apart(write.fields)
    return {
      kind: 'create',
      path: write.path,
      fields,
      before: write.base ? apart(write.base).fields : {},
      ...called(fields),
      ...(rev !== undefined && { rev }),
    }
  }
  const { rev: stored, fields: copy } = apart(write.base)
  if (write.kind === 'delete')
    return {
      kind: 'delete',
      path: write.path,
      fields: {},
      before: write.seen ?? {},
      ...called(copy),
      // A document without a revision holds a visitor's data, which no device stores longer than necessary.
      ...(stored !== undefined && { baseRev: stored, copy }),
    }
  if (write.kind === 'move')
    return { kind: 'move', path: write.path, fields: {}, before: {}, place: write.place, ...called(copy) }
  const { fields, rev, baseRev } = apart(write.fields)
  const before = Object.fromEntries(Object.keys(fields).map((field) => [field, copy[field]]))
  const change: Change = {
    kind: 'update',
    path: write.path,
    fields,
    before,
    ...(write.isAutomatic && { isAutomatic: true }),
    ...called(copy),
  }
  return rev === undefined ? change : { ...change, rev, baseRev: baseRev ?? '', copy }
}

/** Separates the content from the revision and drops the id, which is the document's name. */
function apart({ id: _, rev, base_rev, ...fields }: Fields): { fields: Values; rev?: string; baseRev?: string } {
  return {
    fields,
    ...(typeof rev === 'string' && { rev }),
    ...(typeof base_rev === 'string' && { baseRev: base_rev }),
  }
}
