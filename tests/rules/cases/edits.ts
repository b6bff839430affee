import { collections } from '@studio/domain/collections'
import { defaultSettings } from '@studio/domain/settings/settings'
import {
  newRevision,
  priceListDocument,
  projectDocument,
  sectionDocument,
  settingsDocument,
  testimonialDocument,
} from '../../support/factories.ts'
import type { RuleCase } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import { missing, withField } from './fieldCases.ts'

const admin = people.admin
const group: Fields = { ...settingsDocument('maintenance', admin) }

/** An invalid edit of each kind of document: changes are checked like new documents. */
export const editCases: RuleCase[] = [
  {
    collection: collections.projects,
    stored: { ...projectDocument() } as Fields,
    wrong: [
      { title_it: '' },
      { image_url: 'javascript:alert(1)' },
      { order_position: -1 },
      { note: '' },
      { text_marks: { note: 'copied' } },
      { text_marks: { title_it: 'note' } },
    ],
    right: { title_it: 'Altro titolo' },
  },
  {
    collection: collections.testimonials,
    stored: { ...testimonialDocument() } as Fields,
    wrong: [
      { content_ja: '' },
      { rating: 6 },
      { order_position: -1 },
      { note: '' },
      { text_marks: { note: 'copied' } },
      { text_marks: { content_ja: 'note' } },
    ],
    right: { content_ja: '別の言葉' },
  },
  {
    collection: collections.sections,
    stored: { ...sectionDocument() } as Fields,
    wrong: [
      { badge_it: 'x'.repeat(61) },
      { list: 'menu' },
      { image_url: 'javascript:alert(1)' },
      { order_position: -1 },
      { remark: '' },
      { text_marks: { remark: 'copied' } },
      { text_marks: { title_it: 'note' } },
    ],
    right: { title_it: 'Altro titolo' },
  },
  {
    collection: collections.prices,
    stored: { ...priceListDocument() } as Fields,
    wrong: [{ basic_price: -1 }, { basic_seconds: 0 }, { pack_1_quantity: 2.5 }, { name: '' }, { note: '' }],
    right: { basic_price: 17.5 },
  },
  {
    collection: collections.settings,
    stored: group,
    wrong: [
      { value: { ...defaultSettings.maintenance, enabled: 'yes' } },
      { value: { ...defaultSettings.maintenance, note: '' } },
      { key: 'analytics' },
      { updated_by: 'other-uid' },
      { note: '' },
    ],
    right: { value: { enabled: true, message: '' } },
  },
].flatMap(({ collection, stored, wrong, right }) => {
  const base = { ...stored, rev: newRevision(), base_rev: stored.rev }
  const edit = (changes: Fields, isAllowed: boolean): RuleCase => ({
    what: `an edit with ${JSON.stringify(changes)}`,
    principal: 'admin',
    operation: 'update',
    path: `${collection}/${collection === collections.settings ? 'maintenance' : 'edited'}`,
    stored,
    fields: { ...base, ...changes },
    isAllowed,
  })
  return [...wrong.map((changes) => edit(changes, false)), edit(right, true)]
})

/** A day that was stored by hand does not block edits of other fields. */
export const handmadeDayCases: RuleCase[] = (() => {
  const stored: Fields = { ...projectDocument(), completion_date: 'in spring' }
  const edit = (what: string, changes: Fields, isAllowed = true): RuleCase => ({
    what: `an edit that ${what} a completion_date made by hand`,
    principal: 'admin',
    operation: 'update',
    path: `${collections.projects}/handmade-day`,
    stored,
    fields: {
      ...withField({ ...stored, ...changes }, 'completion_date', changes.completion_date ?? stored.completion_date),
      rev: newRevision(),
      base_rev: stored.rev,
    },
    isAllowed,
  })
  return [
    edit('leaves', { title_it: 'Altro titolo' }),
    edit('mends', { completion_date: '2026-05-17' }),
    edit('drops', { completion_date: missing }),
    edit('replaces', { completion_date: 'in autumn' }, false),
  ]
})()

const social = settingsDocument('social_media', admin)

/** Edits of documents with a field unknown to these rules, stored by a newer version or by hand. */
export const unknownFieldCases: RuleCase[] = [
  {
    path: `${collections.projects}/unknown`,
    document: { ...projectDocument() } as Fields,
    withNote: (document: Fields, note: object) => ({ ...document, title_it: 'Altro titolo', ...note }),
  },
  {
    path: `${collections.testimonials}/unknown`,
    document: { ...testimonialDocument() } as Fields,
    withNote: (document: Fields, note: object) => ({ ...document, content_ja: '別の言葉', ...note }),
  },
  {
    path: `${collections.sections}/unknown`,
    document: { ...sectionDocument() } as Fields,
    withNote: (document: Fields, note: object) => ({ ...document, title_it: 'Altro titolo', ...note }),
  },
  {
    path: `${collections.prices}/unknown`,
    document: { ...priceListDocument() } as Fields,
    withNote: (document: Fields, note: object) => ({ ...document, basic_price: 17.5, ...note }),
  },
  {
    path: `${collections.settings}/social_media`,
    document: { ...social } as Fields,
    withNote: (document: Fields, note: object) => ({
      ...document,
      value: { ...social.value, twitter: '', ...note },
    }),
  },
].flatMap(({ path, document, withNote }) => {
  const stored = withNote(document, { note: 'stored' })
  const edit = (what: string, note: object, isAllowed: boolean): RuleCase => ({
    what: `an edit that ${what} a field nobody knows`,
    principal: 'admin',
    operation: 'update',
    path,
    stored,
    fields: { ...withNote(document, note), rev: newRevision(), base_rev: document.rev },
    isAllowed,
  })
  return [
    edit('keeps', { note: 'stored' }, true),
    edit('changes', { note: 'other' }, false),
    edit('removes', {}, false),
    edit('adds', { note: 'stored', other: '' }, false),
  ]
})
