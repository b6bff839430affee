import { collections } from '@studio/domain/collections'
import { noteLimit } from '@studio/domain/limits'
import { messageStatuses } from '@studio/domain/messages/message'
import { messageDocument } from '../../support/factories.ts'
import type { RuleCase } from '../ask.ts'
import type { Fields } from '../studio.ts'
import { missing, withField } from './fieldCases.ts'

import { update } from './questions.ts'

export const enquiry: Fields = { ...messageDocument({ status: 'read' }) }
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
