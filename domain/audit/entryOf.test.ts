import { describe, expect, it } from 'vitest'
import { collections } from '../collections.ts'
import { entryOf } from './entryOf.ts'

const { projects, settings, messages, roles } = collections
const first = { title_es: 'Antes', featured: false, rev: 'one', base_rev: '', updated_by: 'ana' }
const second = { ...first, title_es: 'Después', rev: 'two', base_rev: 'one', updated_by: 'luz' }

describe('The log entry of a change', () => {
  it('has all fields and the author of a new document', () => {
    expect(entryOf(projects, undefined, first)).toEqual({
      ...{ action: 'create', by: 'ana', base_rev: '', rev: 'one', fields: ['featured', 'title_es'] },
      ...{ before: {}, after: { title_es: 'Antes', featured: false }, left_out: [] },
    })
  })

  it('has the changed fields of an edit, and both revisions', () => {
    expect(entryOf(projects, first, second)).toEqual({
      ...{ action: 'update', by: 'luz', base_rev: 'one', rev: 'two', fields: ['title_es'] },
      ...{ before: { title_es: 'Antes' }, after: { title_es: 'Después' }, left_out: [] },
    })
  })

  it('has the last copy of a deleted document, but not who deleted it', () => {
    expect(entryOf(projects, second, undefined)).toMatchObject({
      ...{ action: 'delete', by: 'server', base_rev: 'two', rev: '' },
      ...{ before: { title_es: 'Después', featured: false }, after: {} },
    })
  })

  it('has the fields of a group of settings, not its map', () => {
    const group = (value: object, rev: string, base_rev: string) =>
      ({ key: 'contact_info', value, rev, base_rev, updated_by: 'ana' }) as const
    const [was, is] = [group({ email: 'a@b.es', phone: '' }, 'one', ''), group({ email: 'c@d.es' }, 'two', 'one')]
    expect(entryOf(settings, was, is)).toMatchObject({
      ...{ fields: ['email', 'phone'], by: 'ana' },
      ...{ before: { email: 'a@b.es', phone: '' }, after: { email: 'c@d.es' } },
    })
  })

  it('has none of the text that a visitor wrote in an enquiry', () => {
    const enquiry = { name: 'Ana', email: 'ana@example.com', message: 'Hola', status: 'new', suspected: false }
    const made = entryOf(messages, undefined, enquiry)
    expect(made).toMatchObject({ by: 'visitor', after: { status: 'new', suspected: false } })
    expect(entryOf(messages, undefined, { status: 'new', updated_by: 'server' })?.by).toBe('server')
    expect(made?.left_out).toEqual(['email', 'message', 'name'])
    const read = { ...enquiry, status: 'read', updated_by: 'luz' }
    expect(entryOf(messages, enquiry, read)).toMatchObject({ by: 'luz', fields: ['status'], left_out: [] })
    const noted = { ...read, note: 'Hola a Ana', updated_by: 'ana' }
    const note = entryOf(messages, read, noted)
    expect(note).toMatchObject({ by: 'ana', fields: ['note'], left_out: ['note'] })
    const gone = entryOf(messages, read, undefined)
    expect(gone?.before).toEqual({ status: 'read', suspected: false })
    for (const entry of [made, note, gone]) expect(JSON.stringify(entry)).not.toMatch(/Ana|ana@|Hola/)
  })

  it('stores where a trashed message was; its new expiry makes no second entry', () => {
    const [was, is] = [
      { status: 'new', suspected: false, updated_by: 'ana' },
      { status: 'new', suspected: null, trashed_from: 'inbox', updated_by: 'luz' },
    ]
    expect(entryOf(messages, was, is)).toMatchObject({ by: 'luz', fields: ['suspected', 'trashed_from'], left_out: [] })
    expect(entryOf(messages, is, { ...is, trashed_at: 1, expires_at: 5 })).toBeUndefined()
  })

  it('has only the field’s name for a value that is too long, or for too many values', () => {
    const long = 'x'.repeat(150_000)
    expect(entryOf(projects, first, { ...second, note: long })).toMatchObject({
      ...{ fields: ['note', 'title_es'], left_out: ['note'], after: { title_es: 'Después' } },
    })
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`field_${n}`, 'x'.repeat(15_000)]))
    const entry = entryOf(projects, undefined, { ...first, ...many })
    expect(JSON.stringify(entry).length).toBeLessThan(800_000)
    expect(entry?.fields).toHaveLength(62)
  })

  it('does not exist for revoked sessions, which their account’s entry covers', () => {
    const role = { user_id: 'ana', role: 'admin', updated_by: 'luz' }
    expect(entryOf(roles, role, { ...role, valid_since: 5 })).toBeUndefined()
    expect(entryOf(roles, role, { ...role, sessions: { 5: 6 } })).toBeUndefined()
    expect(entryOf(roles, undefined, { ...role, valid_since: 5 })).toMatchObject({ action: 'create' })
  })

  it('does not exist for an enquiry’s expiry, which follows from a setting', () => {
    expect(entryOf(messages, { status: 'new' }, { status: 'new', expires_at: 5 })).toBeUndefined()
    expect(entryOf(messages, { status: 'new' }, { status: 'read', expires_at: 5 })?.fields).toHaveLength(2)
  })

  it('has no value that cannot be copied, such as a reference to another document', () => {
    const reference: Record<string, unknown> = {}
    reference.database = reference
    expect(entryOf(projects, first, { ...second, reference })?.fields).toEqual(['title_es'])
  })

  it('does not exist without a document before and after', () => {
    expect(entryOf(projects, undefined, undefined)).toBeUndefined()
  })
})

describe('The author of a change', () => {
  it.each<[string, string, object | undefined, object, string]>([
    ['a move in a list', projects, first, { ...first, order_position: 4, updated_by: 'luz' }, 'luz'],
    ['a granted role', roles, undefined, { user_id: 'eva', role: 'admin', updated_by: 'luz' }, 'luz'],
    ['a document without a writer', projects, undefined, { title_es: 'x' }, 'server'],
    ['fields filled in without a revision', projects, first, { ...first, video_url: '' }, 'server'],
    ['an earlier copy that was restored', projects, second, { ...first, rev: 'zero' }, 'server'],
    [
      'a field that no browser may change',
      messages,
      { status: 'new', updated_by: 'luz' },
      { status: 'new', updated_by: 'luz', expires_at: 5, budget: '' },
      'server',
    ],
  ])('%s', (_, collection, before, after, by) => {
    expect(entryOf(collection, before as never, after as never)?.by).toBe(by)
  })
})
