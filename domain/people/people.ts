import { matcherOf } from '../content/lists/search.ts'
import type { Account } from './account.ts'
import type { Profile, UserRole } from './user.ts'

/** A person in the list of users: profile and role, joined. */
export interface Person {
  id: string
  /** '' if the profile has no name, or there is no profile. */
  name: string
  /** Milliseconds since 1970; 0 if unknown. */
  since: number
  isAdmin: boolean
}

/**
 * Joins profiles with their roles, in the order of the profiles. Roles without a profile come last, so that the list
 * shows everybody with access to the console.
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

/** Returns the first 8 characters of a user id, by which it is shown and found. */
export const shortId = (id: string) => id.slice(0, 8)

/** The list of users without search and filter. */
export const wholeUserList = { q: '', role: '' }
type UserListView = typeof wholeUserList

/**
 * Returns people filtered by role ('admin', 'regular' or '') and by a search in name, id and, if Auth's `accounts` are
 * known, e-mail.
 */
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
