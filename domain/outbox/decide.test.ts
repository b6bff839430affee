import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import type { Change, Values } from './pendingMutation.ts'

const change = (given: Partial<Change>): Change => ({
  kind: 'update',
  path: 'portfolio_projects/p',
  fields: {},
  before: {},
  name: 'Café',
  ...given,
})
const edit = (baseRev: string, rev: string, fields: Values, before: Values) => change({ baseRev, rev, fields, before })
const first = edit('r0', 'r1', { title_es: 'x' }, { title_es: 'a' })
const second = edit('r1', 'r2', { title_es: 'z' }, { title_es: 'x' })
const created = change({ kind: 'create', rev: 'r1', fields: { title_es: 'x' } })
const removed = change({ kind: 'delete', baseRev: 'r0' })
const trashed = change({ fields: { trashed_from: 'inbox' }, before: { trashed_from: '' } })
const emptied = change({ kind: 'delete', before: { trashed_from: 'inbox' } })
const moved = change({ fields: { order_position: 3 }, before: { order_position: 1 } })
const broughtBack = change({
  kind: 'create',
  rev: 'r1',
  fields: { title_es: 'x', title_fr: 'b' },
  before: { title_es: 'a', title_fr: 'b' },
})
const backElsewhere = { rev: 'q', title_es: 'a', title_fr: 'theirs' }
const picture = change({ kind: 'create', path: 'media/p', fields: { large: 'UklGR', expires_at: null } })
const seen = change({ fields: { status: 'read' }, before: { status: 'new' }, isAutomatic: true })
const answered = change({ fields: { status: 'replied' }, before: { status: 'read' } })
const noted = change({ fields: { note: 'Llamar' }, before: { note: '' } })
const conflict = (...fields: string[]) => ({ kind: 'conflict', fields })
const write = (base_rev: string, rev: string, fields: Values) => ({
  kind: 'update',
  fields: { ...fields, rev, base_rev },
})

describe('one document against the server', () => {
  test.each<[string, Change[], Values | undefined, object]>([
    ['my base is stored', [first], { rev: 'r0', title_es: 'a' }, write('r0', 'r1', { title_es: 'x' })],
    [
      'somebody changed another field',
      [first],
      { rev: 'q', title_es: 'a', title_fr: 'n' },
      write('q', 'r1', { title_es: 'x' }),
    ],
    [
      'an earlier edit was merged with another device’s, which this edit had not seen',
      [second],
      { rev: 'r1', base_rev: 'q', title_es: 'y' },
      conflict('title_es'),
    ],
    ['a picture that the server lacks', [picture], undefined, { kind: 'create', fields: picture.fields }],
    ['a picture that another device has stored', [picture], { ...picture.fields, updated_by: 'q' }, { kind: 'done' }],
    [
      'a picture that was about to expire',
      [picture],
      { ...picture.fields, expires_at: 7 },
      { kind: 'update', fields: { expires_at: null } },
    ],
    ['somebody made the same change', [first], { rev: 'q', title_es: 'x' }, { kind: 'done' }],
    ['somebody changed the same field', [first], { rev: 'q', title_es: 'y' }, conflict('title_es')],
    ['a chain is one write', [first, second], { rev: 'r0', title_es: 'a' }, write('r0', 'r2', { title_es: 'z' })],
    [
      'an edit, after the one before it was stored and others built on that',
      [second],
      { rev: 'q', base_rev: 'r1', title_es: 'x', title_fr: 'n' },
      write('q', 'r2', { title_es: 'z' }),
    ],
    ['a chain against another edit', [first, second], { rev: 'q', title_es: 'y' }, conflict('title_es')],
    [
      'a stored document without a revision',
      [{ ...first, baseRev: '' }],
      { title_es: 'a' },
      write('', 'r1', { title_es: 'x' }),
    ],
    ['edited here, deleted there', [first], undefined, conflict()],
    ['new', [created], undefined, { kind: 'create', fields: { title_es: 'x', rev: 'r1', base_rev: '' } }],
    ['restored here, and by another device as well', [broughtBack], backElsewhere, write('q', 'r1', { title_es: 'x' })],
    ['opened, and still new', [seen], { status: 'new' }, { kind: 'update', fields: { status: 'read' } }],
    ['a note, while the server has none', [noted], {}, { kind: 'update', fields: { note: 'Llamar' } }],
    ['the same note there', [noted], { note: 'Llamar' }, { kind: 'done' }],
    ['another note there', [noted], { note: 'Ya llamé' }, conflict('note')],
    ['another note there, and a status', [noted, answered], { note: 'Ya llamé', status: 'read' }, conflict('note')],
    [
      'a note, and another status there',
      [noted],
      { status: 'archived' },
      { kind: 'update', fields: { note: 'Llamar' } },
    ],
    ['a note on a deleted message', [noted], undefined, { kind: 'done' }],
    ['opened here, and archived there', [seen], { status: 'archived' }, { kind: 'done' }],
    [
      'opened, then answered here',
      [seen, answered],
      { status: 'archived' },
      { kind: 'update', fields: { status: 'replied' } },
    ],
    [
      'new and edited before it was sent',
      [created, second],
      undefined,
      { kind: 'create', fields: { title_es: 'z', rev: 'r2', base_rev: '' } },
    ],
    ['new and deleted before it was sent', [created, { ...removed, baseRev: 'r1' }], undefined, { kind: 'done' }],
    ['deleted', [removed], { rev: 'r0' }, { kind: 'delete' }],
    ['deleted twice', [removed], undefined, { kind: 'done' }],
    ['deleted here, edited there', [removed], { rev: 'q' }, conflict()],
    [
      'deleted as it was seen',
      [{ ...removed, copy: { title_es: 'a' } }],
      { rev: 'r0', title_es: 'a' },
      { kind: 'delete' },
    ],
    [
      'deleted here; deleted and restored as it was there',
      [{ ...removed, copy: { title_es: 'a' } }],
      { rev: 'q', base_rev: '', title_es: 'a' },
      conflict(),
    ],
    ['a message deleted from the trash', [emptied], { trashed_from: 'inbox' }, { kind: 'delete' }],
    ['a message deleted from the trash here, restored there', [emptied], { trashed_from: '' }, conflict()],
    [
      'a message put into the trash and deleted from there',
      [trashed, emptied],
      { trashed_from: '' },
      { kind: 'delete' },
    ],
    [
      'a message deleted by a version that knows no trash',
      [{ ...emptied, before: {} }],
      { status: 'new' },
      { kind: 'delete' },
    ],
    [
      'deleted on top of an edit that was merged with another',
      [{ ...removed, copy: { title_es: 'x', title_fr: 'b' } }],
      { rev: 'r0', title_es: 'x', title_fr: 'n' },
      conflict(),
    ],
    ['edited and deleted here', [first, { ...removed, baseRev: 'r1' }], { rev: 'r0' }, { kind: 'delete' }],
    ['moved', [moved], { rev: 'q', order_position: 1 }, { kind: 'update', fields: { order_position: 3 } }],
    ['moved to where it is', [moved], { order_position: 3 }, { kind: 'done' }],
    ['moved here, deleted there', [moved], undefined, { kind: 'done' }],
    [
      'moved, then edited',
      [moved, first],
      { rev: 'r0', title_es: 'a', order_position: 1 },
      write('r0', 'r1', { order_position: 3, title_es: 'x' }),
    ],
  ])('%s', (_, chain, stored, decision) => {
    expect(decide(chain, stored)).toEqual(decision)
  })
})
