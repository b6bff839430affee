import { collections } from '@studio/domain/collections'
import { type ContentKind, forEachKind } from '@studio/domain/content/contentKinds'
import type { ContentDraft, ContentRow } from '@studio/domain/content/contentTypes'
import { changedFields } from '@studio/domain/content/fields/changedFields'
import type { Change } from '@studio/domain/content/file/contentChanges'
import { lastPosition } from '@studio/domain/content/lists/order'
import type { Marks } from '@studio/domain/content/translation/textMarks'
import type { Place, Values } from '@studio/domain/outbox/pendingMutation'
import type * as v from 'valibot'
import { collectionOf } from '../firebase/collection'
import { newId } from '../firebase/newId'
import type { Live } from '../firebase/reads/liveState'
import { type Commit, commit, commitUndoable } from '../sync/commit'
import { commitInParts } from '../sync/commitInParts'
import { useLive } from '../sync/live'

/** What a content type's documents have besides: which of their texts nobody has written. */
type Marked = { text_marks: Marks }

/** What can be done with the documents of a content type: an ordered list whose writes name their revisions. */
export interface ContentData<Row, Draft> {
  /** All documents in the owner's order, live. */
  useAll: () => Live<Row>
  /** Stores a new document after all others. */
  create: (draft: Draft, rows: readonly Row[]) => Commit
  /** Stores the changed fields of a document, based on the revision that was edited. */
  update: (draft: Draft, base: Row) => Commit
  /** Stores some fields in one step, which can be taken back: a switch in the list, or what an earlier version said. */
  set: (fields: Values, base: Row) => Commit
  remove: (base: Row) => Commit
  /** Stores a deleted document anew, with the id and all that it had. */
  bringBack: (id: string, copy: Values) => Commit
  /** Stores that a row was put between others; its position is worked out against the server's order. */
  move: (row: Row, place: Place, was: Place) => Commit
  /** Makes the documents what a content file says, each in one piece; all of it can be taken back. */
  restore(changes: readonly Change<Row, { id: string }>[]): Commit
}

/** A change of texts carries all marks along: a merge has to know of each text whether somebody has written it. */
const withMarks = <Draft extends Marked>(changed: Partial<Draft>, { text_marks }: Draft): Partial<Draft> =>
  Object.keys(changed).length > 0 ? { ...changed, text_marks } : changed

function dataOf<Kind extends ContentKind>(kind: Kind): ContentData<ContentRow<Kind>, ContentDraft<Kind>> {
  type Row = ContentRow<Kind>
  type Draft = ContentDraft<Kind>
  const documents = collectionOf(collections[kind], async () => {
    const { contentTypes } = await import('@studio/domain/content/contentTypes')
    return contentTypes[kind].Stored as v.GenericSchema<unknown, Row>
  })
  const inOrder = documents.all('order_position')
  return {
    useAll: () => useLive(inOrder),
    create: (draft, rows) => commit([documents.create(newId(), { ...draft, order_position: lastPosition(rows) })]),
    update: (draft, base) => commit([documents.patch(base, withMarks(changedFields<Draft>(draft, base), draft))]),
    set: (fields, base) => commitUndoable([documents.patch(base, fields)]),
    remove: (base) => commitUndoable([documents.remove(base)]),
    bringBack: (id, copy) => commitUndoable([documents.bringBack(id, copy)]),
    move: (row, place, was) => commitUndoable([documents.move(row, place, was)]),
    restore: (changes) =>
      commitInParts(
        changes.map((change) => {
          if (change.kind === 'removed') return documents.remove(change.base)
          const { id, ...fields } = change.entry
          // What is not there any more comes back with its id, and can be taken back as from the trash.
          return change.kind === 'new' ? documents.bringBack(id, fields) : documents.patch(change.base, fields)
        }),
      ),
  }
}

/** The data of every content type. */
export const contentDataOf = forEachKind(dataOf) as {
  readonly [Kind in ContentKind]: ContentData<ContentRow<Kind>, ContentDraft<Kind>>
}
