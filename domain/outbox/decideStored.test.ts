import { expect, test } from 'vitest'
import { collections } from '../collections.ts'
import { emptyProject } from '../content/project.ts'
import { conflictsIn } from './conflicts.ts'
import { decideStored } from './decideStored.ts'
import type { Change, Values } from './pendingMutation.ts'

const path = `${collections.projects}/p`
const edit = (fields: Values, before: Values): Change => ({
  ...{ kind: 'update', path, name: 'Café', rev: 'r1', baseRev: 'r0' },
  ...{ fields, before },
})
const without = (...names: string[]): Values => ({
  ...Object.fromEntries(Object.entries(emptyProject).filter(([name]) => !names.includes(name))),
  rev: 'r0',
})

test.each<[string, Values, Values, Values]>([
  ['its visibility', { visibility: 'hidden' }, { visibility: 'visible' }, without('visibility')],
  ['its length', { length_seconds: 30 }, { length_seconds: emptyProject.length_seconds }, without('length_seconds')],
  ['its star', { featured: true }, { featured: false }, without('featured')],
  ['its star, if malformed', { featured: true }, { featured: false }, { ...without(), featured: 'yes' }],
])('A field can be edited in a project that predates it: %s', (_, fields, before, stored) => {
  expect(decideStored([edit(fields, before)], stored)).toEqual({
    kind: 'update',
    fields: { ...fields, rev: 'r1', base_rev: 'r0' },
  })
})

test('An edit also stores the optional fields that the document lacks, and a move does not', () => {
  const stored = without('visibility', 'featured', 'title_it')
  expect(decideStored([edit({ title_es: 'x' }, { title_es: '' })], stored)).toMatchObject({
    fields: { title_es: 'x', visibility: 'visible', featured: false },
  })
  const move: Change = { kind: 'update', path, name: '', fields: { order_position: 1 }, before: {} }
  expect(decideStored([move], stored)).toEqual({ kind: 'update', fields: { order_position: 1 } })
})

test('A project that predates a field is deleted without a conflict, even by a version that does not know the field', () => {
  const deletion = (copy: Values): Change => ({
    ...{ kind: 'delete', path, name: '', fields: {}, before: {}, baseRev: 'r0' },
    copy,
  })
  for (const copy of [{ ...emptyProject }, without('visibility')])
    expect(decideStored([deletion(copy)], without('visibility'))).toEqual({ kind: 'delete' })
  expect(decideStored([deletion(without('visibility'))], { ...without(), visibility: 'hidden' })).toMatchObject({
    kind: 'conflict',
  })
})

test('A field that the stored project lacks does not conflict, even beside one that does', () => {
  const mine = edit({ title_es: 'x', visibility: 'hidden' }, { title_es: '', visibility: 'visible' })
  const stored = { ...without('visibility'), title_es: 'y', rev: 'q' }
  expect(decideStored([mine], stored)).toEqual({ kind: 'conflict', fields: ['title_es'] })
  const [conflict] = conflictsIn([
    { seq: 1, id: 'e', account: 'owner', at: 0, state: 'conflict', theirs: stored, changes: [mine] },
  ])
  expect(conflict?.names).toEqual(['title_es'])
})

test('New and deleted documents, and those of other collections, are decided as stored', () => {
  const created: Change = { ...edit({ title_es: 'x' }, {}), kind: 'create' }
  expect(decideStored([created], undefined)).toMatchObject({ kind: 'create', fields: { title_es: 'x' } })
  expect(decideStored([], undefined)).toEqual({ kind: 'done' })
  expect(decideStored([], { rev: 'r0' })).toEqual({ kind: 'done' })
  const group: Change = { ...edit({ value: { a: 1 } }, { value: {} }), path: `${collections.settings}/g` }
  expect(decideStored([group], { value: {}, rev: 'r0' })).toMatchObject({ fields: { value: { a: 1 } } })
})
