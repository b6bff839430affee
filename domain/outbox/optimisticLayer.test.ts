import { describe, expect, test } from 'vitest'
import { inOrder } from '../content/lists/order.ts'
import { withMoves, withPendingMutations } from './optimisticLayer.ts'
import type { Change, PendingMutation } from './pendingMutation.ts'

interface Row {
  id: string
  title_es: string
  order_position: number
  rev: string
}
const row = (id: string, order_position: number): Row => ({ id, title_es: id, order_position, rev: 'r0' })
const rows = [row('a', 0), row('b', 1)]
const entry = (state: PendingMutation['state'], ...changes: Partial<Change>[]): PendingMutation => ({
  seq: 1,
  id: 'e',
  account: 'owner',
  at: 0,
  state,
  changes: changes.map((given) => ({ kind: 'update', path: 'p/a', fields: {}, before: {}, name: '', ...given })),
})
const see = (...entries: PendingMutation[]) =>
  withPendingMutations('p', rows, entries, (made) => made as unknown as Row)

describe('own changes applied to the server’s rows', () => {
  test('without pending changes: the same rows', () => expect(see().rows).toBe(rows))
  test('edits, with the revision on which the next one is based', () => {
    const { rows, pending } = see(entry('waiting', { fields: { title_es: 'x' }, rev: 'r1', baseRev: 'r0' }))
    expect(rows[0]).toMatchObject({ title_es: 'x', rev: 'r1', base_rev: 'r0' })
    expect(pending.get('a')).toEqual(new Set(['title_es']))
    expect(pending.has('b')).toBe(false)
  })
  test('new and deleted documents, and moves', () => {
    const changed = see(
      entry('waiting', { kind: 'create', path: 'p/c', fields: { title_es: 'c', order_position: 2 }, rev: 'r1' }),
      entry('waiting', { kind: 'delete' }),
      entry('waiting', { path: 'p/b', fields: { order_position: 5 } }),
    )
    expect(inOrder(changed.rows, 'order_position', false).map(({ id }) => id)).toEqual(['c', 'b'])
    expect(inOrder(changed.rows, 'title_es', true).map(({ id }) => id)).toEqual(['c', 'b'])
  })
  test('waiting moves, one after the other', () => {
    const move = (path: string, after: string | null, state: PendingMutation['state'] = 'waiting') =>
      entry(state, { kind: 'move', path, place: { after, before: null } })
    const list = [row('a', 0), row('b', 1), row('c', 2)]
    const others = [move('q/b', null), move('p/b', null, 'refused'), entry('waiting', { fields: { title_es: 'x' } })]
    const moves = [move('p/a', 'c'), move('p/b', 'a'), ...others]
    expect(withMoves('p', list, moves).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(withPendingMutations('p', list, moves, () => undefined).pending.has('a')).toBe(true)
  })
  test('an automatic change does not hide a person’s choice', () => {
    const change = { fields: { title_es: 'x' }, isAutomatic: true }
    expect(see(entry('waiting', { ...change, before: { title_es: 'a' } })).rows[0]).toMatchObject({ title_es: 'x' })
    expect(see(entry('waiting', { ...change, before: { title_es: 'new' } })).rows[0]).toMatchObject({ title_es: 'a' })
  })
  test('a change without a revision leaves the one of the row', () => {
    expect(see(entry('waiting', { fields: { status: 'read' } })).rows[0]).toEqual({ ...row('a', 0), status: 'read' })
  })
  test('an unreadable document makes no row', () => {
    const made = entry('waiting', { kind: 'create', path: 'p/c', fields: { title_es: 7 } })
    expect(withPendingMutations('p', rows, [made], () => undefined).rows).toEqual(rows)
  })
  test('other collections, conflicts and refusals change nothing', () => {
    const fields = { title_es: 'x' }
    expect(see(entry('waiting', { path: 'q/a', fields })).rows).toBe(rows)
    expect(see(entry('conflict', { fields }), entry('refused', { fields })).rows).toBe(rows)
  })
  test('an edit of a document that the server no longer has makes no row', () => {
    expect(see(entry('waiting', { path: 'p/z', fields: { title_es: 'x' } })).rows).toHaveLength(2)
  })
})
