import { collections } from '@studio/domain/collections'
import { type ContentKind, forEachKind } from '@studio/domain/content/contentKinds'
import type { ContentDraft, ContentRow } from '@studio/domain/content/contentTypes'
import { changedFields } from '@studio/domain/content/fields/changedFields'
import type { Change } from '@studio/domain/content/file/contentChanges'
import { lastPosition } from '@studio/domain/content/lists/order'
import type { Marks } from '@studio/domain/content/translation/textMarks'
import { isVisible } from '@studio/domain/content/visibility'
import type { Place, Values } from '@studio/domain/outbox/pendingMutation'
import type * as v from 'valibot'
import { collectionOf } from '../firebase/collection'
import { newId } from '../firebase/newId'
import type { Live } from '../firebase/reads/liveState'
import { type Commit, commit, commitUndoable } from '../sync/commit'
import { commitInParts } from '../sync/commitInParts'
import { useLive } from '../sync/live'

/** Marks of the texts that no person has written. */
type Marked = { text_marks: Marks }

/** The operations on a content type's documents: an ordered list whose writes name their revisions. */
export interface ContentData<Row, Draft> {
  /** Returns all documents in the owner's order, live. */
  useAll: () => Live<Row>
  /**
   * Returns whether no document is visible on a day of the studio's calendar, so that visitors see samples; undefined
   * if the device does not know. Reads the whole list only if every document is hidden or planned.
   */
  useIsNothingVisible: (today: string) => boolean | undefined
  /** Stores a new document after all others. */
  create: (draft: Draft, rows: readonly Row[]) => Commit
  /** Stores new documents with given names and places, and the new places of stored ones, as one change. */
  place: (places: readonly { id: string; row: Row | undefined; draft: Draft; order_position: number }[]) => Commit
  /** Stores the changed fields of a document, based on the revision that was edited. */
  update: (draft: Draft, base: Row) => Commit
  /** Stores some fields as one change that can be undone: a switch in the list, or fields of an earlier version. */
  set: (fields: Values, base: Row) => Commit
  /** Removes documents as one change. */
  remove: (...bases: Row[]) => Commit
  /** Stores a deleted document again, with its id and all its fields. */
  bringBack: (id: string, copy: Values) => Commit
  /** Stores a row's new place between others. The server's current order determines its position. */
  move: (row: Row, place: Place, was: Place) => Commit
  /** Applies the changes of a content file, each document in one write. All of it can be undone. */
  restore(changes: readonly Change<Row, { id: string }>[]): Commit
}

/** Adds all marks to a change of texts, because a merge needs to know which texts a person has written. */
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
  const firstVisible = documents.part({ where: { visibility: 'visible' }, limit: 1 })
  return {
    useAll: () => useLive(inOrder),
    useIsNothingVisible: (today) => {
      const first = useLive(firstVisible)
      const isUnclear = first.status === 'ready' && first.rows.length === 0
      const all = useLive(isUnclear ? inOrder : undefined)
      if (first.status === 'ready' && first.rows.length > 0) return false
      if (all.status !== 'ready') return undefined
      if (all.rows.some((row) => isVisible(row, today))) return false
      return all.isFromServer ? true : undefined
    },
    create: (draft, rows) => commit([documents.create(newId(), { ...draft, order_position: lastPosition(rows) })]),
    place: (places) =>
      commitUndoable(
        places.map(({ id, row, draft, order_position }) =>
          row ? documents.patch(row, { order_position }) : documents.create(id, { ...draft, order_position }),
        ),
      ),
    update: (draft, base) => commit([documents.patch(base, withMarks(changedFields<Draft>(draft, base), draft))]),
    set: (fields, base) => commitUndoable([documents.patch(base, fields)]),
    remove: (...bases) => commitUndoable(bases.map((base) => documents.remove(base))),
    bringBack: (id, copy) => commitUndoable([documents.bringBack(id, copy)]),
    move: (row, place, was) => commitUndoable([documents.move(row, place, was)]),
    restore: (changes) =>
      commitInParts(
        changes.map((change) => {
          if (change.kind === 'removed') return documents.remove(change.base)
          const { id, ...fields } = change.entry
          // A document that no longer exists comes back with its id, and can be undone as from the trash.
          return change.kind === 'new' ? documents.bringBack(id, fields) : documents.patch(change.base, fields)
        }),
      ),
  }
}

export const contentDataOf = forEachKind(dataOf) as {
  readonly [Kind in ContentKind]: ContentData<ContentRow<Kind>, ContentDraft<Kind>>
}
