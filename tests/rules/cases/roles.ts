import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import { roleDocument } from '../../support/factories.ts'
import { type RuleCase, withoutProfile } from '../ask.ts'
import { people } from '../studio.ts'
import { missing, withField } from './fieldCases.ts'

import { recency } from './questions.ts'

export const granted = 'granted-uid'
export const role = roleDocument(granted)

export const grant = (what: string, id: string, fields: object, isAllowed = false): RuleCase => ({
  what,
  principal: 'admin',
  operation: 'create',
  path: `${collections.roles}/${id}`,
  fields: { ...fields },
  isAllowed,
})

/** The valid contents and names of a role document. */
export const grantCases: RuleCase[] = [
  grant('a role', roleId(granted), role, true),
  grant('a role for somebody without a profile', roleId(withoutProfile), roleDocument(withoutProfile)),
  ...recency((ago, isAllowed) => ({
    ...grant(`a role by someone who signed in ${ago.words}`, roleId(granted), role, isAllowed),
    signedInAgo: ago.ms,
  })),
  ...recency((ago, isAllowed) => ({
    ...grant(`a role with a new token, by someone who proved it ${ago.words}`, roleId(granted), role, isAllowed),
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
