import { collections } from '@studio/domain/collections'
import { noteLimit } from '@studio/domain/limits'
import { messageStatuses } from '@studio/domain/messages/message'
import { recentSignInMs } from '@studio/domain/people/recentSignIn'
import { roleId } from '@studio/domain/people/user'
import {
  messageDocument,
  newRevision,
  priceListDocument,
  projectDocument,
  roleDocument,
  sectionDocument,
  settingsDocument,
  testimonialDocument,
} from '../../support/factories.ts'
import { type RuleCase, withoutProfile } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import { missing, withField } from './fieldKinds.ts'

/** Returns an admin's change of a stored document. */
export const update = (path: string, stored: Fields, what: string, fields: Fields, isAllowed: boolean): RuleCase => ({
  what,
  principal: 'admin',
  operation: 'update',
  path,
  stored,
  fields,
  isAllowed,
})

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

const enquiry: Fields = { ...messageDocument({ status: 'read' }) }
const suspect: Fields = { ...messageDocument({ status: 'read', suspected: true }) }

/** Only an enquiry's status, suspicion, place in the trash and note can change. */
export const messageCases: RuleCase[] = [
  ...messageStatuses.map((status) => ({ what: `status ${status}`, changes: { status }, isAllowed: true })),
  ...['', 'NEW', 'spam', 'note', null, 7, ['new']].map((status) => ({
    what: `status ${JSON.stringify(status)}`,
    changes: { status } as Fields,
    isAllowed: false,
  })),
  ...[...Object.keys(enquiry), 'remark']
    .filter((field) => !['status', 'suspected', 'trashed_from', 'updated_by'].includes(field))
    .flatMap((field) => [
      { what: `${field} alone`, changes: { [field]: 'x' } as Fields, isAllowed: false },
      { what: `${field} with the status`, changes: { status: 'replied', [field]: 'x' } as Fields, isAllowed: false },
    ]),
]
  .map(({ what, changes, isAllowed }) =>
    update(`${collections.messages}/enquiry`, enquiry, what, { ...enquiry, ...changes }, isAllowed),
  )
  .concat([
    update(`${collections.messages}/enquiry`, enquiry, 'all but the status taken away', { status: 'replied' }, false),
    update(`${collections.messages}/enquiry`, enquiry, 'no status', withField(enquiry, 'status', missing), false),
    ...suspicionCases(),
    ...trashCases(),
    ...studioNoteCases(),
    ...reminderCases(),
  ])

/** The studio's own note on an enquiry. */
function studioNoteCases(): RuleCase[] {
  const noted: Fields = { ...enquiry, note: 'Llamar el lunes.' }
  const change = (what: string, stored: Fields, changes: Fields, isAllowed = false) =>
    update(
      `${collections.messages}/${stored === noted ? 'noted' : 'enquiry'}`,
      stored,
      what,
      { ...stored, ...changes },
      isAllowed,
    )
  const longest = 'ñ'.repeat(noteLimit)
  return [
    change('a first note', enquiry, { note: 'Pidió precio.\n\nLlamar.' }, true),
    change('a note as long as it may be', enquiry, { note: longest }, true),
    change('a note too long', enquiry, { note: `${longest}.` }),
    change('another note', noted, { note: 'Ya llamé.' }, true),
    change('a note with a status', noted, { note: 'Ya llamé.', status: 'replied' }, true),
    change('no note any more', noted, { note: '' }, true),
    update(`${collections.messages}/noted`, noted, 'the note taken away', enquiry, false),
    ...[null, 7, true, ['x'], { text: 'x' }].map((note) => change(`a note that is ${typeof note}`, noted, { note })),
    change('a note with a language', noted, { note: 'x', language: 'fr' }),
    ...(['visitor', 'member', 'formerAdmin'] as const).map((principal) => ({
      ...change('a note', noted, { note: 'x' }),
      principal,
    })),
  ]
}

/** The day of a reminder, which only admins set. */
function reminderCases(): RuleCase[] {
  const reminded: Fields = { ...enquiry, remind_on: '2026-12-01' }
  const path = `${collections.messages}/reminded`
  const change = (what: string, remind_on: unknown, isAllowed = false) =>
    update(path, reminded, what, { ...reminded, remind_on } as Fields, isAllowed)
  return [
    update(`${collections.messages}/enquiry`, enquiry, 'a first reminder', reminded, true),
    change('another reminder', '2026-12-08', true),
    change('no reminder any more', '', true),
    ...[
      'tomorrow',
      '2026-12-1',
      '2026-1-01',
      '026-12-01',
      '2a26-12-01',
      '2026-1a-01',
      '2026-12-0a',
      '2026-12-01T00:00',
    ].map((day) => change(`a reminder on ${JSON.stringify(day)}`, day)),
    ...[null, 7, true].map((day) => change(`a reminder on ${String(day)}`, day)),
    update(path, reminded, 'the reminder taken away', enquiry, false),
    { ...change('a reminder', '2026-12-08'), principal: 'formerAdmin' as const },
  ]
}

function suspicionCases(): RuleCase[] {
  const change = (what: string, stored: Fields, changes: Fields, isAllowed = false) => {
    const id = stored === suspect ? 'suspect' : 'enquiry'
    return update(`${collections.messages}/${id}`, stored, what, { ...stored, ...changes }, isAllowed)
  }
  const unsaid = (stored: Fields) => withField(stored, 'suspected', missing)
  const unflagged = unsaid(enquiry)
  return [
    change('a suspicion dropped', suspect, { suspected: false }, true),
    change('a suspicion dropped with a new status', suspect, { suspected: false, status: 'new' }, true),
    change('the status of what is suspected', suspect, { status: 'archived' }, true),
    change('a suspicion dropped with a status that is none', suspect, { suspected: false, status: 'spam' }),
    ...[null, 'no', 0].map((suspected) => change(`a suspicion that is ${suspected}`, suspect, { suspected })),
    ...['name', 'message', 'remark'].map((field) =>
      change(`a suspicion dropped with ${field}`, suspect, { suspected: false, [field]: 'x' }),
    ),
    change('a suspicion raised', enquiry, { suspected: true }, true),
    update(`${collections.messages}/suspect`, suspect, 'suspicion taken away', unsaid(suspect), false),
    update(`${collections.messages}/enquiry`, enquiry, 'no suspicion taken away', unsaid(enquiry), false),
    update(`${collections.messages}/unflagged`, unflagged, 'a status', { ...unflagged, status: 'archived' }, true),
  ]
}

/** To the trash and back. A message is either in it or outside. */
function trashCases(): RuleCase[] {
  const trashed: Fields = { ...enquiry, suspected: null, trashed_from: 'inbox' }
  const ids = new Map([
    [enquiry, 'enquiry'],
    [suspect, 'suspect'],
    [trashed, 'trashed'],
  ])
  const change = (what: string, stored: Fields, changes: Fields, isAllowed = false) =>
    update(`${collections.messages}/${ids.get(stored)}`, stored, what, { ...stored, ...changes }, isAllowed)
  return [
    change('to the trash', enquiry, { suspected: null, trashed_from: 'inbox' }, true),
    change('to the trash from the suspects', suspect, { suspected: null, trashed_from: 'suspected' }, true),
    change('to the trash, still flagged', enquiry, { trashed_from: 'inbox' }),
    change('to a trash of another name', enquiry, { suspected: null, trashed_from: 'note' }),
    change('to the trash with a text', enquiry, { suspected: null, trashed_from: 'inbox', message: 'x' }),
    change('to the trash with an end', enquiry, { suspected: null, trashed_from: 'inbox', expires_at: null }),
    change('back from the trash', trashed, { suspected: false, trashed_from: '' }, true),
    change('back to the suspects', trashed, { suspected: true, trashed_from: '' }, true),
    change('back without a flag', trashed, { trashed_from: '' }),
    change('a flag in the trash', trashed, { suspected: false }),
    change('a status in the trash', trashed, { status: 'archived' }, true),
    update(
      `${collections.messages}/trashed`,
      trashed,
      'the flag taken away',
      withField(trashed, 'suspected', missing),
      false,
    ),
  ]
}

const granted = 'granted-uid'
const role = roleDocument(granted)

const grant = (what: string, id: string, fields: object, isAllowed = false): RuleCase => ({
  what,
  principal: 'admin',
  operation: 'create',
  path: `${collections.roles}/${id}`,
  fields: { ...fields },
  isAllowed,
})

/** Returns questions for sign-ins that are just recent enough and just too old. */
export function recency(ask: (ago: { ms: number; words: string }, isAllowed: boolean) => RuleCase): RuleCase[] {
  const slack = 30_000
  return [-slack, slack].map((more) =>
    ask({ ms: recentSignInMs + more, words: `${(recentSignInMs + more) / 60_000} minutes ago` }, more < 0),
  )
}

/** The valid contents and names of a role document. */
export const grantCases: RuleCase[] = [
  grant('a role', roleId(granted), role, true),
  grant('a role for somebody without a profile', roleId(withoutProfile), roleDocument(withoutProfile)),
  ...recency((ago, isAllowed) => ({
    ...grant(`a role by who signed in ${ago.words}`, roleId(granted), role, isAllowed),
    signedInAgo: ago.ms,
  })),
  ...recency((ago, isAllowed) => ({
    ...grant(`a role with a token shown now by who proved it ${ago.words}`, roleId(granted), role, isAllowed),
    provedAgo: ago.ms,
  })),
  ...['note', 'granted_by'].map((field) => grant(`a role with ${field}`, roleId(granted), { ...role, [field]: '' })),
  ...['user_id', 'role'].flatMap((field) =>
    [missing, null, '', 7, ['admin'], 'someone-else'].map((value) =>
      grant(`a role whose ${field} is ${String(value)}`, roleId(granted), withField(role, field, value)),
    ),
  ),
  ...['', '_', '_owner', '_admin_'].map((end) => grant(`a role named …${end}`, `${granted}${end}`, role)),
  grant("a role under another's name", 'someone-else_admin', role),
  grant('a role under a longer name', `x${granted}_admin`, role),
  grant('another role', `${granted}_owner`, { ...role, role: 'owner' }),
  grant('a role without a person', '_admin', { ...role, user_id: '' }),
  ...[1, 128, 129].map((length) => {
    const uid = 'u'.repeat(length)
    return grant(`a role for an account id of ${length} characters`, roleId(uid), roleDocument(uid), length <= 128)
  }),
  ...(['visitor', 'member', 'admin', 'formerAdmin'] as const).map((principal) => ({
    ...grant(
      'a role of one’s own under the bare account id',
      people[principal] || 'nobody',
      roleDocument(people[principal]),
    ),
    principal,
  })),
]

/** Nobody without a role may read the roles of others. */
export const curiousCases: RuleCase[] = (['visitor', 'member', 'formerAdmin'] as const).flatMap((principal) =>
  [roleId(people.admin), roleId('nobody'), '_admin'].map((id) => ({
    what: `the role ${id}`,
    principal,
    operation: 'get' as const,
    path: `${collections.roles}/${id}`,
    stored: 'nothing' as const,
    isAllowed: false,
  })),
)

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
        update(path, stored, 'an edit signed by who makes it', { ...edited, updated_by: people.admin }, true),
        update(path, stored, 'an edit that leaves who edited before', edited, false),
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
