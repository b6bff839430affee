import { expect, test } from 'vitest'
import {
  priceListDocument,
  projectDocument,
  settingsDocument,
  testimonialDocument,
} from '../../../tests/support/factories.ts'
import { defaultSettings } from '../../settings/settings.ts'
import { forEachKind } from '../contentKinds.ts'
import { type CurrentContent, changesOf, type FieldChange } from './contentChanges.ts'
import { type ContentReading, contentLimits, contentText, entryNameOf, readContent } from './contentFile.ts'

const project = (id: string, given = {}) => ({ id, ...projectDocument(given) })
const current: CurrentContent = {
  ...forEachKind(() => []),
  projects: [project('a', { title_es: 'Uno' }), project('b', { order_position: 1, featured: true })],
  testimonials: [{ id: 'a', ...testimonialDocument({ rating: 4 }) }],
  settings: [{ id: 'site_info', ...settingsDocument('site_info', 'owner') }],
}
const text = contentText(current, '2026-11-21T10:00:00Z')
type Raw = {
  version: number
  projects: Record<string, unknown>[]
  settings: Record<string, unknown>
  [key: string]: unknown
}
/** Returns the text of the file after an edit by hand. */
const altered = (alter: (file: Raw) => void): string => {
  const file = JSON.parse(text) as Raw
  alter(file)
  return JSON.stringify(file)
}
const read = (source: string) => {
  const reading = readContent(source)
  if (reading.status !== 'read') throw new Error(reading.status)
  return reading
}
/** Returns a file's changes, as `kind part id: fields`. */
const said = (source: string, now: CurrentContent = current) => {
  const { content, problems } = read(source)
  const { projects, testimonials, settings } = changesOf(now, content, problems)
  const sayAll = (part: string, changes: readonly { kind: string; id: string; fields?: FieldChange[] }[]) =>
    changes.map(
      ({ kind, id, fields }) =>
        `${kind} ${part} ${id}${fields ? `: ${fields.map(({ field }) => field).join(' ')}` : ''}`,
    )
  return [...sayAll('projects', projects), ...sayAll('testimonials', testimonials), ...sayAll('settings', settings)]
}

test('An exported file changes nothing when imported, and contains no revisions or people', () => {
  expect(said(text)).toEqual([])
  expect(text).not.toMatch(/"rev"|base_rev|updated_by|owner/)
})

test.each<[string, (file: Raw) => void, string[]]>([
  ['a text', (file) => Object.assign(file.projects[0] ?? {}, { title_fr: 'Un' }), ['changed projects a: title_fr']],
  [
    'a place and source hashes',
    (file) => Object.assign(file.projects[1] ?? {}, { order_position: 7, translated_from: { fr: 'ab12' } }),
    ['changed projects b: order_position translated_from'],
  ],
  ['a new one', (file) => file.projects.push({ ...file.projects[0], id: 'c' }), ['new projects c']],
  ['one that is not there any more', (file) => file.projects.pop(), ['removed projects b']],
  ['all of a kind', (file) => Object.assign(file, { testimonials: [] }), ['removed testimonials a']],
  [
    'a setting',
    (file) => Object.assign(file.settings, { site_info: { ...defaultSettings.site_info, name: 'Corte' } }),
    ['changed settings site_info: name'],
  ],
  [
    'a group that is not stored',
    (file) => Object.assign(file.settings, { maintenance: defaultSettings.maintenance }),
    ['new settings maintenance'],
  ],
  ['a group that is left out', (file) => Object.assign(file, { settings: {} }), []],
  ['a revision', (file) => Object.assign(file.projects[0] ?? {}, { rev: 'x' }), []],
  [
    'a field that this version does not know',
    (file) => Object.assign(file.projects[0] ?? {}, { length_s: 42 }),
    ['changed projects a: length_s'],
  ],
])('A file that differs in %s', (_, alter, changes) => {
  expect(said(altered(alter))).toEqual(changes)
})

test('A change has the stored and the new value', () => {
  const { content } = read(altered((file) => Object.assign(file.projects[0] ?? {}, { title_es: 'Dos' })))
  expect(changesOf(current, content).projects[0]).toMatchObject({
    fields: [{ field: 'title_es', before: 'Uno', after: 'Dos' }],
  })
})

test.each<[string, string, ContentReading['status']]>([
  ['not JSON', 'Hola', 'notJson'],
  ['nothing', '', 'notJson'],
  ['a list', '[]', 'foreign'],
  ['null', 'null', 'foreign'],
  ['another program’s JSON', '{"projects":[]}', 'foreign'],
  ['another format', altered((file) => Object.assign(file, { format: 'wordpress' })), 'foreign'],
  ['projects that are not a list', altered((file) => Object.assign(file, { projects: {} })), 'foreign'],
  ['a later version', altered((file) => Object.assign(file, { version: 4 })), 'newer'],
  ['a version that never existed', altered((file) => Object.assign(file, { version: 0 })), 'foreign'],
  [
    'too many documents',
    altered((file) => Object.assign(file, { projects: Array(contentLimits.documents + 1).fill(1) })),
    'tooLarge',
  ],
  ['too many characters', ' '.repeat(contentLimits.characters + 1), 'tooLarge'],
])('A file of %s is refused with a reason', (_, source, status) => {
  expect(readContent(source).status).toBe(status)
})

test.each<[string, Record<string, unknown>, string]>([
  ['a missing text', { title_fr: ' ' }, 'title_fr'],
  ['a script for an address', { image_url: 'javascript:alert(1)' }, 'image_url'],
  ['a name that leads elsewhere', { id: '../user_roles/me_admin' }, 'id'],
  ['a number for a text', { client_name: 5 }, 'client_name'],
  ['a reserved name', { id: '__proto__' }, 'id'],
  ['half a place', { order_position: 1.5 }, 'order_position'],
  ['malformed source hashes', { translated_from: { fr: '<b>' } }, 'translated_from.fr'],
])('An entry with %s is reported and not changed', (_, wrong, field) => {
  const { content, problems } = read(altered((file) => Object.assign(file.projects[0] ?? {}, wrong)))
  expect(content.projects?.map(({ id }) => id)).toEqual(['b'])
  expect(problems).toMatchObject([{ part: 'projects', field }])
})

test('A file of an older version, which has no price lists, does not remove the stored ones', () => {
  const prices = [{ id: 'a', ...priceListDocument() }]
  const old = altered((file) => {
    file.version = 2
    delete file.prices
  })
  expect(changesOf({ ...current, prices }, read(old).content).prices).toEqual([])
  expect(changesOf({ ...current, prices }, read(text).content).prices).toMatchObject([{ kind: 'removed', id: 'a' }])
})

test('An impossible price list in a file is reported and not changed', () => {
  const list = { id: 'a', ...priceListDocument({ pack_1_basic: 151 }) }
  const { content, problems } = read(altered((file) => Object.assign(file, { prices: [list] })))
  expect(content.prices).toEqual([])
  expect(problems).toMatchObject([{ part: 'prices', field: 'pack_1_basic', message: 'packDearer' }])
})

test('A malformed entry does not count as removed', () => {
  expect(said(altered((file) => Object.assign(file.projects[0] ?? {}, { title_fr: '' })))).toEqual([])
})

test('A repeated name counts once; an entry that is not an object is named by its number', () => {
  const { content, problems } = read(altered((file) => file.projects.push({ ...file.projects[0] }, 7 as never)))
  expect(content.projects).toHaveLength(2)
  expect(problems.map(({ id, field }) => `${id} ${field}`)).toEqual(['a id', '4 '])
})

test('Private settings are in no file, and no file changes them', () => {
  const notifications = {
    email_enabled: true,
    email_address: 'yo@montaje.example',
    email_language: '',
    receipt_enabled: false,
  }
  const stored = [
    ...current.settings,
    { id: 'notifications', ...settingsDocument('notifications', 'owner', notifications) },
  ]
  const out = contentText({ ...current, settings: stored }, '2026-11-21T10:00:00Z')
  expect(out).not.toContain('notifications')
  const foreign = altered((file) => Object.assign(file.settings, { notifications }))
  expect(said(foreign, { ...current, settings: stored })).toEqual([])
})

test('A malformed settings group is reported, and the others are read; unknown ones and prototypes are ignored', () => {
  const hostile = altered((file) =>
    Object.assign(file.settings, { analytics: { google_analytics_id: '<script>', tracking_enabled: true }, other: {} }),
  ).replace('"settings":{', '"settings":{"__proto__":{"polluted":true},')
  const { content, problems } = read(hostile)
  expect(Object.keys(content.settings)).toEqual(['site_info'])
  expect(problems).toMatchObject([{ part: 'settings', id: 'analytics', field: 'google_analytics_id' }])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test.each<[string, Parameters<typeof entryNameOf>, string]>([
  ['its title in the language', ['projects', { title_fr: 'Un', title_es: 'Uno', image_url: 7 }, 'fr'], 'Un'],
  ['else its Spanish title', ['projects', { title_fr: 5, title_es: 'Uno' }, 'fr'], 'Uno'],
  ['its client', ['testimonials', { client_name: 'Ana', title_es: 'Uno' }, 'fr'], 'Ana'],
  ['nothing if it has none', ['projects', { client_name: 'Ana' }, 'es'], ''],
  ['nothing if it is not an object', ['projects', 7, 'es'], ''],
])('An entry that cannot be stored is named %s', (_, given, name) => {
  expect(entryNameOf(...given)).toBe(name)
})
