import { matcherOf } from '../content/lists/search.ts'
import type { Account } from './account.ts'
import type { Profile, UserRole } from './user.ts'

/** A person in the list of users: the profile and the role, joined. */
export interface Person {
  id: string
  /** '' when there is none. */
  name: string
  /** Milliseconds since 1970; 0 when it is not known. */
  since: number
  isAdmin: boolean
}

/**
 * Profiles with their roles, in the order of the profiles. Who has a role but no profile comes last: nobody with access
 * to the console may be missing from its list.
 */
export function peopleFrom(profiles: readonly Profile[], roles: readonly UserRole[]): Person[] {
  const admins = new Set(roles.map(({ user_id }) => user_id))
  const listed = profiles.map(({ id, full_name, created_at }) => ({
    id,
    name: full_name.trim(),
    since: created_at,
    isAdmin: admins.has(id),
  }))
  for (const { id } of listed) admins.delete(id)
  return [...listed, ...[...admins].map((id) => ({ id, name: '', since: 0, isAdmin: true }))]
}

/** How a user id is shown and found: its first 8 characters. */
export const shortId = (id: string) => id.slice(0, 8)

/** What the list of users shows; '' where nothing is searched for or chosen. */
export const wholeUserList = { q: '', role: '' }
type UserListView = typeof wholeUserList

/** Filters people by a search in name, id and, if Auth's `accounts` are known, e-mail, and by role: 'admin', 'regular' or ''. */
export function listedPeople(
  people: readonly Person[],
  { q, role }: UserListView,
  accounts?: ReadonlyMap<string, Pick<Account, 'email'>>,
): Person[] {
  const matches = matcherOf(q)
  return people.filter(
    ({ id, name, isAdmin }) =>
      (role === '' || (role === 'admin') === isAdmin) && matches([name, id, accounts?.get(id)?.email ?? '']),
  )
}
