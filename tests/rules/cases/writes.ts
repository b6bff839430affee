import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
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

import { enquiry } from './messages.ts'
import { update } from './questions.ts'
import { grant, granted, role } from './roles.ts'

/** The documents with revisions, each with a valid change. The last one is not content and has no position. */
const revisioned = [
  {
    at: `${collections.projects}/revised`,
    first: { ...projectDocument() } as Fields,
    ours: { title_es: 'Nuestro título' },
  },
  {
    at: `${collections.testimonials}/revised`,
    first: { ...testimonialDocument() } as Fields,
    ours: { content_es: 'Nuestras palabras' },
  },
  {
    at: `${collections.sections}/revised`,
    first: { ...sectionDocument() } as Fields,
    ours: { title_es: 'Nuestro título' },
  },
  {
    at: `${collections.prices}/revised`,
    first: { ...priceListDocument() } as Fields,
    ours: { basic_price: 17.5 },
  },
  {
    at: `${collections.settings}/maintenance`,
    first: { ...settingsDocument('maintenance', people.admin) } as Fields,
    ours: { value: { enabled: true, message: 'Nuestro mensaje' } },
  },
]

/** The revisions in an edit and in a new document. */
export const revisionCases: RuleCase[] = revisioned.flatMap(({ at, first, ours }) => {
  // The names of settings groups are fixed, so their documents differ from those of other cases by content.
  const isGroup = at.startsWith(collections.settings)
  const path = isGroup ? `${collections.settings}/seo_defaults` : at
  const stored = isGroup ? ({ ...settingsDocument('seo_defaults', people.admin), rev: first.rev } as Fields) : first
  const changes: Fields = isGroup
    ? { value: { meta_title: 'Otro', meta_description: '', keywords: '' } }
    : (ours as Fields)
  const edit = (what: string, rev: unknown, base: unknown, isAllowed = false) =>
    update(path, stored, what, withField(withField({ ...stored, ...changes }, 'rev', rev), 'base_rev', base), isAllowed)
  const handmadePath = isGroup ? `${collections.settings}/privacy` : `${at}-by-hand`
  const handmade = withField(isGroup ? settingsDocument('privacy', people.admin) : first, 'rev', missing)
  const again = (what: string, base_rev: unknown, isAllowed: boolean) =>
    update(handmadePath, handmade, what, { ...handmade, rev: newRevision(), base_rev }, isAllowed)
  const create = (what: string, base: unknown, isAllowed: boolean): RuleCase => ({
    what,
    principal: 'admin',
    operation: 'create',
    path,
    fields: withField(stored, 'base_rev', base),
    isAllowed,
  })
  return [
    edit('an edit of what is stored now', newRevision(), stored.rev, true),
    ...['', newRevision(), null, 7, missing].map((base) =>
      edit(`an edit based on ${String(base)}`, newRevision(), base),
    ),
    ...[stored.rev, '', 'too-short', null, 7, missing].map((rev) =>
      edit(`an edit whose revision is ${String(rev)}`, rev, stored.rev),
    ),
    ...usedBefore(`${path}-used`, isGroup, stored, changes),
    again('an edit of a document without a revision', '', true),
    again('an edit of a document without a revision, based on one', newRevision(), false),
    create('a new document based on nothing', '', true),
    ...[newRevision(), null, 7, missing].map((base) => create(`a new document based on ${String(base)}`, base, false)),
  ]
})

/** The revision that the stored one has replaced cannot be used again. */
function usedBefore(path: string, isGroup: boolean, first: Fields, changes: Fields): RuleCase[] {
  if (isGroup) return []
  const stored: Fields = { ...first, rev: newRevision(), base_rev: newRevision() }
  const edit = (what: string, rev: unknown, isAllowed: boolean) =>
    update(path, stored, what, { ...stored, ...changes, rev, base_rev: stored.rev }, isAllowed)
  return [
    edit('an edit whose revision was used before', stored.base_rev, false),
    edit('an edit whose revision is new', newRevision(), true),
  ]
}

/** Moving a row in its list needs no revision and may change nothing else. */
export const moveCases: RuleCase[] = revisioned.slice(0, -1).flatMap(({ at, first, ours }) => {
  const move = (what: string, changes: Fields, isAllowed = false) =>
    update(at, first, what, { ...first, ...changes }, isAllowed)
  return [
    ...[7, 1_000_000].map((place) => move(`moved to ${place}`, { order_position: place }, true)),
    update(`${at}-last`, { ...first, order_position: 9 }, 'moved to 0', { ...first, order_position: 0 }, true),
    ...[-1, 1_000_001, 0.5, '1', null, [1]].map((place) =>
      move(`moved to ${String(place)}`, { order_position: place }),
    ),
    move('moved and changed', { order_position: 7, ...(ours as Fields) }),
    move('moved with a revision', { order_position: 7, rev: newRevision() }),
    move('moved with a base', { order_position: 7, base_rev: first.rev }),
    move('moved with a note', { order_position: 7, note: '' }),
    update(at, first, 'moved out of the list', withField(first, 'order_position', missing), false),
    update(at, first, 'moved, all else taken away', { order_position: 7 }, false),
    ...(['visitor', 'member', 'formerAdmin'] as const).map((principal) => ({
      ...move('moved', { order_position: 7 }),
      principal,
    })),
  ]
})

/** Every writer must sign, with and without a revision. */
export const signatureCases: RuleCase[] = (['somebody-else', '', null, missing, 7] as const).flatMap((by) => {
  const what = `signed by ${String(by)}`
  const unsigned = (fields: Fields) => withField(fields, 'updated_by', by)
  const of = (first: Fields) => ({ ...first, updated_by: 'earlier-uid' })
  return [
    ...revisioned.flatMap(({ at, first, ours }) => {
      const path = at.startsWith(collections.settings) ? `${collections.settings}/analytics` : `${at}-signed`
      const stored: Fields = at.startsWith(collections.settings)
        ? { ...settingsDocument('analytics', 'earlier-uid'), rev: first.rev }
        : of(first)
      const changes = at.startsWith(collections.settings) ? {} : (ours as Fields)
      const edited: Fields = { ...stored, ...changes, rev: newRevision(), base_rev: first.rev }
      return [
        update(path, stored, `an edit ${what}`, unsigned(edited), false),
        update(path, stored, 'an edit signed by its writer', { ...edited, updated_by: people.admin }, true),
        update(path, stored, 'an edit still signed by the earlier writer', edited, false),
        {
          ...update(path, stored, `a new document ${what}`, unsigned({ ...edited, base_rev: '' }), false),
          operation: 'create' as const,
        },
      ]
    }),
    ...revisioned.slice(0, -1).flatMap(({ at, first }) => {
      const moved: Fields = { ...of(first), order_position: 9 }
      return [
        update(`${at}-signed`, of(first), `a move ${what}`, unsigned(moved), false),
        update(`${at}-signed`, of(first), 'a move signed', { ...moved, updated_by: people.admin }, true),
      ]
    }),
    update(
      `${collections.messages}/signed`,
      of(enquiry),
      `a status ${what}`,
      unsigned({ ...enquiry, status: 'new' }),
      false,
    ),
    update(`${collections.messages}/signed`, of(enquiry), 'a status signed', { ...enquiry, status: 'new' }, true),
    grant(`a role ${what}`, roleId(granted), unsigned({ ...role })),
  ]
})
