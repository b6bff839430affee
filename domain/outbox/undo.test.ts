import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import type { Change, PendingMutation } from './pendingMutation.ts'
import { canWithdraw, inverseOf, reopened } from './undo.ts'

const change = (given: Partial<Change> = {}): Change => ({
  ...{ kind: 'update', path: 'portfolio_projects/a', fields: {}, before: {}, name: 'A' },
  ...given,
})
const entry = (given: Partial<PendingMutation> = {}): PendingMutation => ({
  ...{ seq: 1, id: 'one', account: 'ana', at: 0, changes: [change()], state: 'waiting' },
  ...given,
})
const tried = { batch: 'b', receipt: 'r' }
const [a, b] = [change(), change({ path: 'portfolio_projects/b' })]

describe('An entry can be withdrawn from the outbox', () => {
  it.each<[string, PendingMutation[], boolean]>([
    ['while it waits', [entry()], true],
    ['not while it is sent: it may have arrived', [entry({ tried })], false],
    ['not once it is published', [], false],
    ['if the server has refused it', [entry({ state: 'refused', tried })], true],
    ['if all of it is in conflict', [entry({ state: 'conflict' })], true],
    ['not if another step has its place', [entry({ id: 'other' })], false],
    [
      'with other steps before and after it',
      [entry({ seq: 0, id: 'x' }), entry(), entry({ seq: 2, id: 'y', changes: [b] })],
      true,
    ],
    ['not if a later step changes the same document', [entry(), entry({ seq: 2, id: 'y' })], false],
    ['not if a later step changes several documents', [entry(), entry({ seq: 2, id: 'y', changes: [b, a] })], false],
  ])('%s', (_, all, expected) => {
    expect(canWithdraw(entry(), all)).toBe(expected)
  })

  it('not if a part of it is published and the rest is in conflict', () => {
    expect(canWithdraw(entry({ changes: [a, b] }), [entry({ changes: [a], state: 'conflict' })])).toBe(false)
  })
})

describe('Entries in conflict together with a withdrawn one', () => {
  const theirs = { title_es: 'B' }
  const [asked, other] = [entry({ state: 'conflict', theirs }), entry({ seq: 2, id: 'two', state: 'conflict', theirs })]
  it.each<[string, PendingMutation, PendingMutation[], PendingMutation[]]>([
    ['are sent again', other, [asked, other], [entry()]],
    ['are sent again after a step of several documents', { ...other, changes: [b, a] }, [asked], [entry()]],
    ['are sent again with their other documents', other, [{ ...asked, changes: [b, a] }], [entry({ changes: [b, a] })]],
    ['are not entries of another document', entry({ seq: 2, changes: [b], state: 'conflict' }), [asked], []],
    ['are none while the withdrawn one only waits', entry({ seq: 2 }), [asked], []],
    ['are not waiting entries', other, [entry(), other], []],
  ])('%s', (_, taken, all, expected) => {
    expect(reopened(taken, all)).toEqual(expected)
  })
})

describe('The inverse of a change', () => {
  const copy = { title_es: 'A', order_position: 2, gone: undefined }
  const place = { after: 'x', before: null }
  it.each<[string, Change, object | undefined]>([
    [
      'a deletion: the last copy is created again',
      change({ kind: 'delete', baseRev: 'r1', copy }),
      {
        kind: 'create',
        fields: { title_es: 'A', order_position: 2 },
        before: { title_es: 'A', order_position: 2 },
        rev: 'new',
      },
    ],
    ['a deletion without a copy: nothing', change({ kind: 'delete' }), undefined],
    ['a new document: nothing', change({ kind: 'create', rev: 'r1', fields: { title_es: 'A' } }), undefined],
    [
      'a restored document: it is deleted again',
      change({ kind: 'create', rev: 'r2', fields: { title_es: 'A' }, before: { title_es: 'A' } }),
      { kind: 'delete', fields: {}, before: {}, baseRev: 'r2', copy: { title_es: 'A' } },
    ],
    [
      'a move: back between its old neighbours',
      change({ kind: 'move', place }),
      { kind: 'move', fields: {}, before: {}, place: { after: null, before: 'q' } },
    ],
    [
      'a status: the previous one, unless somebody has chosen another',
      change({ fields: { status: 'archived' }, before: { status: 'new' } }),
      { kind: 'update', fields: { status: 'new' }, before: { status: 'archived' }, isAutomatic: true },
    ],
    [
      'an edit: the previous fields, on top of it',
      change({
        fields: { title_es: 'B' },
        before: { title_es: 'A' },
        rev: 'r2',
        baseRev: 'r1',
        copy: { title_es: 'A', x: 1 },
      }),
      {
        ...{ kind: 'update', fields: { title_es: 'A' }, before: { title_es: 'B' }, rev: 'new', baseRev: 'r2' },
        copy: { title_es: 'B', x: 1 },
      },
    ],
  ])('%s', (_, made, expected) => {
    const inverse = inverseOf(made, { rev: 'new', was: { after: null, before: 'q' } })
    expect(inverse).toEqual(expected && { path: made.path, name: 'A', ...expected })
  })

  it('it has the same name as the change, in every language', () => {
    const titles = { es: 'Café', ar: 'مقهى' }
    const made = change({ fields: { status: 'archived' }, before: { status: 'new' }, titles })
    expect(inverseOf(made, { rev: 'new' })).toEqual({
      ...{ kind: 'update', path: made.path, name: 'A', titles, isAutomatic: true },
      ...{ fields: { status: 'new' }, before: { status: 'archived' } },
    })
  })

  it('a document comes back without undefined values, which it could not store', () => {
    const back = inverseOf(change({ kind: 'delete', copy }), { rev: 'new' })
    expect(Object.keys(back?.fields ?? {})).toEqual(['title_es', 'order_position'])
  })

  it('a move of a row whose earlier position is unknown: nothing', () => {
    expect(inverseOf(change({ kind: 'move', place }), { rev: 'new' })).toBeUndefined()
  })
})

describe('It never overwrites later changes of other devices', () => {
  const back = (made: Change) => inverseOf(made, { rev: 'new' }) ?? change()
  it.each<[string, Change, Record<string, unknown>, object]>([
    [
      'another status stays',
      change({ fields: { status: 'archived' }, before: { status: 'new' } }),
      { status: 'replied' },
      { kind: 'done' },
    ],
    [
      'a document that was already restored stays',
      change({ kind: 'delete', copy: { title_es: 'A' }, baseRev: 'r1' }),
      { title_es: 'A' },
      { kind: 'done' },
    ],
    [
      'a document that was restored and edited raises a question',
      change({ kind: 'create', rev: 'r2', fields: { title_es: 'A' }, before: { title_es: 'A' } }),
      { title_es: 'B', rev: 'r3' },
      { kind: 'conflict', fields: [] },
    ],
    [
      'a text that was replaced raises a question',
      change({ fields: { title_es: 'B' }, before: { title_es: 'A' }, rev: 'r2', baseRev: 'r1' }),
      { title_es: 'C', rev: 'r3' },
      { kind: 'conflict', fields: ['title_es'] },
    ],
  ])('%s', (_, made, stored, expected) => {
    expect(decide([back(made)], stored)).toEqual(expected)
  })
})
