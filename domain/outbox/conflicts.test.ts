import { expect, test } from 'vitest'
import { type Conflict, conflictsIn, deletedAnyway, recreated, resolved } from './conflicts.ts'
import { decide } from './decide.ts'
import type { Change, PendingMutation, Values } from './pendingMutation.ts'

let seq = 0
const entry = (theirs: Values | null, change: Partial<Change>): PendingMutation => ({
  seq: ++seq,
  id: `e${seq}`,
  account: 'owner',
  at: 0,
  state: 'conflict',
  theirs,
  changes: [{ kind: 'update', path: 'p/1', fields: {}, before: {}, name: 'Café', ...change }],
})
const only = (...entries: PendingMutation[]): Conflict => {
  const [conflict, ...more] = conflictsIn(entries)
  if (!conflict || more.length > 0) throw new Error('one conflict was expected')
  return conflict
}

const theirs = { title_es: 'theirs', title_fr: 'b', rev: 'q', base_rev: 'r0' }
const chain = [
  entry(theirs, { fields: { title_es: 'x' }, before: { title_es: 'a' }, rev: 'r1', baseRev: 'r0' }),
  entry(theirs, { fields: { title_fr: 'mine' }, before: { title_fr: 'b' }, rev: 'r2', baseRev: 'r1' }),
]

test('a chain of edits is one conflict, about the fields that both changed', () => {
  expect(only(...chain)).toMatchObject({ kind: 'fields', name: 'Café', names: ['title_es'] })
  expect(only(...chain).entries).toEqual(chain)
})

test('the resolution is based on theirs: merged fields stay, and the owner chooses the others', () => {
  const mine = resolved(only(...chain), new Set(['title_es']), 'new')
  expect(mine).toMatchObject({ fields: { title_es: 'x', title_fr: 'mine' }, rev: 'new', baseRev: 'q' })
  expect(mine?.before).toEqual({ title_es: 'theirs', title_fr: 'b' })
  expect(Object.entries(resolved(only(...chain), new Set(), 'new')?.fields ?? {})).toEqual([['title_fr', 'mine']])
})

test('choosing theirs throughout leaves nothing to write', () => {
  expect(resolved(only(chain[0] as PendingMutation), new Set(), 'new')).toBeUndefined()
})

test('a note that both sides wrote is a conflict, and gets no revision', () => {
  const conflict = only(entry({ note: 'theirs', status: 'read' }, { fields: { note: 'mine' }, before: { note: '' } }))
  expect(conflict).toMatchObject({ kind: 'fields', names: ['note'] })
  expect(resolved(conflict, new Set(['note']), 'new')).toEqual({
    ...{ kind: 'update', path: 'p/1', name: 'Café', fields: { note: 'mine' }, before: { note: 'theirs' } },
  })
  expect(resolved(conflict, new Set(), 'new')).toBeUndefined()
})

test('If both sides wrote a note, a status is still no conflict: the last choice wins', () => {
  const fields = { status: 'archived', note: 'mine' }
  const before = { status: 'new', note: '' }
  const [status, note] = [{ status: 'replied' }, { note: 'theirs' }]
  const conflict = only(
    entry(status, { fields: { status: fields.status }, before: { status: before.status } }),
    entry(note, { fields: { note: fields.note }, before: { note: before.note } }),
  )
  expect(conflict.names).toEqual(['note'])
  expect(resolved(conflict, new Set(), 'new')?.fields).toEqual({ status: 'archived' })
  expect(resolved(conflict, new Set(['note']), 'new')?.fields).toEqual(fields)
})

test('in a map the other keys stay theirs', () => {
  const conflict = only(
    entry(
      { value: { email: 'theirs', phone: 'p2' }, rev: 'q' },
      { fields: { value: { email: 'mine', phone: 'p' } }, before: { value: { email: 'a', phone: 'p' } }, rev: 'r1' },
    ),
  )
  expect(conflict.names).toEqual(['value.email'])
  expect(resolved(conflict, new Set(['value.email']), 'new')?.fields).toEqual({ value: { email: 'mine', phone: 'p2' } })
})

test('a later conflict in a group of settings keeps the open one and its values', () => {
  const value = { email: 'theirs', phone: 'p', address: 'd' }
  const first = entry(
    { value, rev: 'q1' },
    {
      fields: { value: { email: 'mine', phone: 'p', address: 'd' } },
      before: { value: { ...value, email: 'a' } },
      rev: 'r1',
    },
  )
  // Based on the server's copy, which the list shows during a conflict.
  const second = entry(
    { value: { ...value, phone: 'p3' }, rev: 'q2' },
    { fields: { value: { ...value, phone: 'p2' } }, before: { value }, rev: 'r2' },
  )
  const conflict = only(first, second)
  expect(conflict.names).toEqual(['value.email', 'value.phone'])
  const both = resolved(conflict, new Set(conflict.names), 'new')
  expect(both?.fields).toEqual({ value: { email: 'mine', phone: 'p2', address: 'd' } })
})

test('a later conflict with stale marks does not turn a translation into a copy', () => {
  const copied = { text_marks: { title_fr: 'copied' } }
  const before = { title_fr: 'a', ...copied }
  const first = entry(
    { title_es: 'b', title_fr: 'theirs', text_marks: {} },
    { fields: { title_fr: 'mine', text_marks: {} }, before, rev: 'r1' },
  )
  const second = entry(
    { title_es: 'c', title_fr: 'theirs', text_marks: {} },
    { fields: { title_es: 'd', ...copied }, before: { title_es: 'a', ...copied }, rev: 'r2' },
  )
  expect(only(first, second).names).toEqual(['title_fr', 'title_es'])
})

test('copies follow the chosen Spanish text, and keep their marks', () => {
  const text_marks = { title_fr: 'copied', title_it: 'copied' }
  const texts = (text: string) => ({ title_es: text, title_fr: text, title_it: text })
  const sources = (hash: string) => ({ translated_from: { fr: hash, it: hash } })
  const stored = { ...texts('theirs'), text_marks, ...sources('2') }
  const conflict = only(
    entry(
      { ...stored, rev: 'q' },
      { fields: { ...texts('mine'), text_marks, ...sources('1') }, before: { ...texts('a'), text_marks }, rev: 'r1' },
    ),
  )
  expect(conflict.names).toEqual(['title_es'])
  expect(resolved(conflict, new Set(), 'new')).toBeUndefined()
  const mine = resolved(conflict, new Set(['title_es']), 'new')
  expect(mine?.fields).toEqual({ ...texts('mine'), text_marks, ...sources('1') })
  expect(decide(mine ? [mine] : [], { ...stored, rev: 'q' })).toEqual({
    kind: 'update',
    fields: { ...texts('mine'), ...sources('1'), rev: 'new', base_rev: 'q' },
  })
})

test('a copy does not overwrite their translation when another conflict is settled', () => {
  const text_marks = { title_fr: 'copied' }
  const conflict = only(
    entry(
      { title_es: 'a', title_fr: 'F', client_name: 'theirs', text_marks: {} },
      {
        fields: { title_es: 'x', title_fr: 'x', client_name: 'mine', text_marks },
        before: { title_es: 'a', title_fr: 'a', client_name: '', text_marks },
        rev: 'r1',
      },
    ),
  )
  expect(conflict.names).toEqual(['client_name'])
  expect(resolved(conflict, new Set(), 'new')?.fields).toEqual({ title_es: 'x', text_marks: {} })
  expect(resolved(conflict, new Set(['client_name']), 'new')?.fields).toEqual({
    ...{ title_es: 'x', client_name: 'mine', text_marks: {} },
  })
})

test('a translation that is not chosen leaves its source hash to the one that is', () => {
  const conflict = only(
    entry(
      { title_fr: 'theirs', translated_from: { fr: '2' } },
      { fields: { title_fr: 'mine', translated_from: { fr: '1' } }, before: { title_fr: 'a' }, rev: 'r1' },
    ),
  )
  expect(resolved(conflict, new Set(), 'new')).toBeUndefined()
  expect(resolved(conflict, new Set(['title_fr']), 'new')?.fields).toEqual({
    title_fr: 'mine',
    translated_from: { fr: '1' },
  })
})

test('a document deleted there comes back complete', () => {
  const conflict = only(
    entry(null, {
      ...{ fields: { title_es: 'x' }, before: { title_es: 'a' }, rev: 'r1', baseRev: 'r0' },
      copy: { title_es: 'a', title_fr: 'b' },
    }),
  )
  expect(conflict).toMatchObject({ kind: 'deletedThere', names: [], theirs: {} })
  expect(recreated(conflict, 'new')).toMatchObject({
    kind: 'create',
    fields: { title_es: 'x', title_fr: 'b' },
    before: { title_es: 'a', title_fr: 'b' },
  })
})

test('A document deleted there comes back with its known values if there is no copy', () => {
  const conflict = only(entry(null, { fields: { title_es: 'x' }, baseRev: 'r0' }))
  expect(recreated(conflict, 'new')).toMatchObject({ fields: { title_es: 'x' }, before: {} })
})

test('A document deleted here and edited there can still be deleted', () => {
  const conflict = only(entry(theirs, { kind: 'delete', baseRev: 'r0' }))
  expect(conflict.kind).toBe('deletedHere')
  expect(deletedAnyway(conflict)).toMatchObject({ kind: 'delete', baseRev: 'q' })
})

test('a message deleted here and restored there can still be deleted', () => {
  const conflict = only(entry({}, { kind: 'delete', before: { trashed_from: 'inbox' } }))
  expect(conflict.kind).toBe('deletedHere')
  expect(decide([deletedAnyway(conflict)], { trashed_from: '' })).toEqual({ kind: 'delete' })
})

test('waiting and refused entries are not conflicts', () => {
  expect(conflictsIn([{ ...(chain[0] as PendingMutation), state: 'waiting' }])).toEqual([])
})

test('a resolved document keeps its names in all languages', () => {
  const titles = { es: 'Café', ar: 'مقهى' }
  const conflict = only(entry(theirs, { fields: { title_es: 'x' }, before: { title_es: 'a' }, titles }))
  for (const settled of [
    resolved(conflict, new Set(['title_es']), 'new'),
    recreated(conflict, 'new'),
    deletedAnyway(conflict),
  ])
    expect(settled).toMatchObject({ name: 'Café', titles })
})
