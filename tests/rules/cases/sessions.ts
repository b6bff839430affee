import { collections } from '@studio/domain/collections'
import { sessionLimits } from '@studio/domain/people/sessionLimits'
import { roleId } from '@studio/domain/people/user'
import { messageDocument, projectDocument } from '../../support/factories.ts'
import { around, endedAdmin, type RuleCase, usedSessions } from '../ask.ts'
import { cellsOf } from './table.ts'

const stored = { ...messageDocument() }
const path = `${collections.messages}/for-sessions`
const { uid, validSince, role } = endedAdmin

const asks: Pick<RuleCase, 'what' | 'operation' | 'path' | 'stored' | 'fields'>[] = [
  { what: 'an enquiry', operation: 'get', path, stored },
  { what: 'the enquiries', operation: 'list', path, stored },
  { what: 'an enquiry', operation: 'update', path, stored, fields: { ...stored, status: 'read', updated_by: uid } },
  {
    what: 'a project',
    operation: 'create',
    path: `${collections.projects}/for-sessions`,
    fields: { ...projectDocument({ updated_by: uid }) },
  },
]

const memberMay = cellsOf('member', uid).map(({ isAllowed }) => isAllowed)

/**
 * Everything that the table allows an admin and not a member, asked by an admin whose session was revoked a second
 * after it began.
 */
const tableCases: RuleCase[] = cellsOf('admin', uid)
  .filter(({ isAllowed }, at) => isAllowed && !memberMay[at])
  .map((cell) => ({
    ...cell,
    what: `${cell.what} in a session that was ended`,
    sessionFrom: validSince - 1,
    isAllowed: false,
  }))

/** An admin whose sessions were revoked: one from before, one of the same second, and one from after. */
export const sessionCases: RuleCase[] = [
  ...tableCases,
  ...asks.flatMap((ask) =>
    [-1, 0, 1].map((more) => ({
      ...ask,
      what: `${ask.what} in a session that began ${more} s after the others were ended`,
      principal: 'admin' as const,
      sessionFrom: validSince + more,
      isAllowed: more >= 0,
    })),
  ),
  ...asks.flatMap((ask) =>
    [-1, 0, 1].map((more) => ({
      ...ask,
      what: `${ask.what} with a token that the server made ${more} s after the sessions were ended, shown later`,
      principal: 'admin' as const,
      claims: { made_at: validSince + more },
      isAllowed: more >= 0,
    })),
  ),
  ...limitCases('an enquiry', 'get'),
  ...limitCases('the enquiries', 'list'),
  {
    what: 'the own role, by which an ended session learns that it is over',
    principal: 'admin',
    operation: 'get',
    path: `${collections.roles}/${roleId(uid)}`,
    stored: role,
    sessionFrom: validSince - 1,
    isAllowed: true,
  },
]

/** A session at its limits, with a password's token and with one of the server's. */
function limitCases(what: string, operation: RuleCase['operation']): RuleCase[] {
  const [idle, absolute] = [around(sessionLimits.idleDays), around(sessionLimits.absoluteDays)]
  const ask = { principal: 'admin' as const, operation, path, stored }
  const { signedOut, used, unused } = usedSessions
  return [
    { ...ask, what: `${what} four weeks after sign-in, unused since`, signedInAgo: idle.within, isAllowed: true },
    {
      ...ask,
      what: `${what} more than 30 days after sign-in, unused since`,
      signedInAgo: idle.beyond,
      isAllowed: false,
    },
    { ...ask, what: `${what} in a session used within 30 days`, sessionFrom: used, isAllowed: true },
    { ...ask, what: `${what} in a session unused for 30 days`, sessionFrom: unused, isAllowed: false },
    { ...ask, what: `${what} in a session that was signed out`, sessionFrom: signedOut, isAllowed: false },
    {
      ...ask,
      what: `${what} with a kept token of a session signed out`,
      claims: { made_at: signedOut },
      isAllowed: false,
    },
    { ...ask, what: `${what} within 90 days of the last proof`, provedAgo: absolute.within, isAllowed: true },
    { ...ask, what: `${what} 90 days after the last proof`, provedAgo: absolute.beyond, isAllowed: false },
  ]
}
