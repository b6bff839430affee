import { expect, test } from 'vitest'
import type { Change, PendingMutation } from './pendingMutation.ts'
import { copyToKeep, withoutVisitors } from './visitors.ts'

const note: Change = { kind: 'update', path: 'contact_messages/m', fields: { note: 'b' }, before: {}, name: 'Pía' }
const title: Change = { ...note, path: 'portfolio_projects/p', fields: { title_es: 'b' }, name: 'Sur', rev: 'r1' }
const deletion: Change = { ...note, kind: 'delete', path: title.path, fields: {}, baseRev: 'r0' }
const message = { name: 'Pía', email: 'pia@example.com', message: 'Hola', note: 'a' }
const project = { title_es: 'a', client_name: 'Aurora' }

test.each([
  ['a visitor’s', note, message, { note: 'a' }],
  ['the studio’s own', title, project, project],
  ['the studio’s own and deleted here', deletion, project, project],
  ['a deleted', note, undefined, null],
])('for %s document only the needed part of the server’s copy is stored', (_, change, theirs, kept) => {
  expect(copyToKeep(change, theirs)).toEqual(kept)
})

test('an entry loses only visitors’ data', () => {
  const entry: PendingMutation = { seq: 1, id: 'e', account: 'a', at: 1, changes: [note], state: 'conflict' }
  const forgotten = withoutVisitors({ ...entry, theirs: message })
  expect(forgotten).toEqual({ ...entry, changes: [{ ...note, name: '' }], theirs: { note: 'a' } })
  const both = { ...entry, changes: [title, note] }
  expect(withoutVisitors(both)).toEqual({ ...both, changes: [title, { ...note, name: '' }] })
})
