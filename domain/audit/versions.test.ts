import { describe, expect, it } from 'vitest'
import { emptyProject, type Project, projectLocalizedFields } from '../content/project.ts'
import { nextSourceHashes } from '../content/translation/sourceHashes.ts'
import type { PendingMutation } from '../outbox/pendingMutation.ts'
import { restoredFields } from './restoredFields.ts'
import { changesTo, mostVersions, pendingSteps, type StepBack, versionsOf } from './versions.ts'

const names = ['title_es', 'client_name', 'translated_from']
const step = (before: object, given: Partial<StepBack> = {}): StepBack => ({
  ...{ action: 'update', by: 'ana', at: 1, fields: Object.keys(before), left_out: [], rev: '' },
  before: { ...before },
  ...given,
})
const now = { title_es: 'C', client_name: 'X', order_position: 4 }
const told = (steps: StepBack[]) =>
  versionsOf(now, steps, names).map(({ by, fields, values, unknown }) => [by, fields, values, [...unknown]])

describe('The versions of a document', () => {
  it.each<[string, StepBack[], unknown[]]>([
    ['none if the log is empty', [], []],
    [
      'one for each change, and the one before the log began',
      [step({ title_es: 'B' }, { by: 'luz' }), step({ title_es: 'A' })],
      [
        ['luz', ['title_es'], { title_es: 'C', client_name: 'X' }, []],
        ['ana', ['title_es'], { title_es: 'B', client_name: 'X' }, []],
        [undefined, [], { title_es: 'A', client_name: 'X' }, []],
      ],
    ],
    [
      'they begin with the creation of the document',
      [step({ title_es: 'B' }), step({}, { action: 'create', fields: ['title_es'] })],
      [
        ['ana', ['title_es'], { title_es: 'C', client_name: 'X' }, []],
        ['ana', ['title_es'], { title_es: 'B', client_name: 'X' }, []],
      ],
    ],
    [
      'a field that did not exist yet is absent',
      [step({}, { fields: ['client_name'] })],
      [
        ['ana', ['client_name'], { title_es: 'C', client_name: 'X' }, []],
        [undefined, [], { title_es: 'C' }, []],
      ],
    ],
    [
      'a value left out of the log is unknown until an older change holds it',
      [step({}, { fields: ['title_es'], left_out: ['title_es'] }), step({ client_name: 'W' }), step({ title_es: 'A' })],
      [
        ['ana', ['title_es'], { title_es: 'C', client_name: 'X' }, []],
        ['ana', ['client_name'], { client_name: 'X' }, ['title_es']],
        ['ana', ['title_es'], { client_name: 'W' }, ['title_es']],
        [undefined, [], { client_name: 'W', title_es: 'A' }, []],
      ],
    ],
    [
      'a move in the list makes no version',
      [step({ order_position: 3 }), step({ title_es: 'B', order_position: 2 })],
      [
        ['ana', ['title_es'], { title_es: 'C', client_name: 'X' }, []],
        [undefined, [], { title_es: 'B', client_name: 'X' }, []],
      ],
    ],
    [
      'a restored document continues its versions',
      [
        step({}, { action: 'create', fields: ['title_es'] }),
        step({ title_es: 'B', client_name: 'W' }, { action: 'delete' }),
        step({ title_es: 'A' }),
      ],
      [
        ['ana', ['title_es'], { title_es: 'C', client_name: 'X' }, []],
        ['ana', ['title_es'], { title_es: 'B', client_name: 'W' }, []],
        [undefined, [], { title_es: 'A', client_name: 'W' }, []],
      ],
    ],
  ])('%s', (_, steps, expected) => {
    expect(told(steps)).toEqual(expected)
  })

  it('are at most fifty', () => {
    const steps = Array.from({ length: 70 }, (_, at) => step({ title_es: String(at) }))
    expect(versionsOf(now, steps, names)).toHaveLength(mostVersions)
  })
})

describe('Pending changes of this device', () => {
  const path = 'portfolio_projects/a'
  const pending = (change: object, given: Partial<PendingMutation> = {}): PendingMutation => ({
    ...{ seq: 1, id: 'p', account: 'luz', at: 9, state: 'waiting' },
    changes: [{ kind: 'update', path, fields: {}, before: {}, name: '', rev: 'r', ...change }],
    ...given,
  })
  const edit = pending({ fields: { title_es: 'C' }, before: { title_es: 'B' } })
  it.each<[string, PendingMutation[], string[], unknown[]]>([
    ['an edit', [edit], [], [['update', ['title_es'], { title_es: 'B' }]]],
    ['not a change that the log already has', [edit], ['r'], []],
    ['not a change in conflict', [{ ...edit, state: 'conflict' }], [], []],
    ['not a change of another document, nor a move', [pending({ path: 'x/y' }), pending({ kind: 'move' })], [], []],
    ['a new document', [pending({ kind: 'create', fields: { title_es: 'A' } })], [], [['create', ['title_es'], {}]]],
    [
      'newest first',
      [edit, pending({ kind: 'delete', copy: { title_es: 'C' } })],
      [],
      [
        ['delete', [], { title_es: 'C' }],
        ['update', ['title_es'], { title_es: 'B' }],
      ],
    ],
  ])('%s', (_, outbox, known, expected) => {
    expect(
      pendingSteps(path, outbox, new Set(known)).map(({ action, fields, before }) => [action, fields, before]),
    ).toEqual(expected)
  })

  it('have the fields of a group of settings', () => {
    const change = {
      path: 'site_settings/a',
      fields: { value: { email: 'b', x: 1 } },
      before: { value: { email: 'a', x: 1 } },
    }
    const [found] = pendingSteps('site_settings/a', [pending(change)], new Set())
    expect(found).toMatchObject({ fields: ['email'], before: { email: 'a' } })
  })
})

describe('The changes of a restored version', () => {
  const version = {
    key: '',
    fields: [],
    values: { title_es: 'A', client_name: 'X', translated_from: { en: 'a' } },
    isPending: false,
  }
  it('are the fields that differ, without those that accompany them', () => {
    expect(changesTo({ ...version, unknown: new Set() }, now, names)).toEqual([
      { field: 'title_es', before: 'C', after: 'A' },
    ])
  })
  it('have no unknown values', () => {
    expect(changesTo({ ...version, unknown: new Set(['title_es']) }, now, names)).toEqual([])
  })
})

describe('A restored text has its old source hash', () => {
  const base = { ...emptyProject, id: 'a', order_position: 0, rev: '', base_rev: '', updated_by: '' } as Project
  const stamped = (row: Project) => ({
    ...row,
    translated_from: nextSourceHashes(row, projectLocalizedFields, undefined),
  })
  const then = stamped({ ...base, title_es: 'Antes', title_fr: 'Avant', title_de: 'Davor' })
  const current = stamped({ ...base, title_es: 'Después', title_fr: 'Après', title_de: 'Danach' })
  const back = (...fields: string[]) => restoredFields(current, then, fields, projectLocalizedFields)
  it('for one language, while the others keep theirs', () => {
    expect(back('title_fr')).toEqual({
      text_marks: {},
      title_fr: 'Avant',
      translated_from: { ...current.translated_from, fr: then.translated_from.fr },
    })
  })
  it('but a restored Spanish text does not change the others’: they are out of date unless they are restored as well', () => {
    expect(back('title_es').translated_from).toEqual(current.translated_from)
    expect(back('title_es', 'title_fr')).toMatchObject({ translated_from: { fr: then.translated_from.fr } })
  })
  it('and a language without one counts as up to date then', () => {
    const without = { ...then, translated_from: {} }
    const fields = restoredFields(current, without, ['title_fr'], projectLocalizedFields)
    expect(fields).toMatchObject({ translated_from: { fr: then.translated_from.fr } })
  })
  it('but a field that is not a text has none', () => {
    expect(back('client_name')).toEqual({ client_name: '' })
  })
  it('and its old mark', () => {
    const marked: Project = { ...current, text_marks: { title_fr: 'copied', title_de: 'machine' } }
    const fields = restoredFields(marked, then, ['title_fr'], projectLocalizedFields)
    expect(fields.text_marks).toEqual({ title_de: 'machine' })
  })
  it('and a copy follows the restored Spanish text', () => {
    const marked: Project = { ...current, text_marks: { title_de: 'copied' } }
    const fields = restoredFields(marked, then, ['title_es'], projectLocalizedFields)
    expect(fields).toMatchObject({ title_es: 'Antes', title_de: 'Antes', text_marks: { title_de: 'copied' } })
  })
})
