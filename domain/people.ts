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

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those whose name has all the words, or whose id begins with the text; upper case and accents do not count. */
export function findPeople(people: readonly Person[], wanted: string): Person[] {
  const text = plain(wanted.trim())
  const words = text.split(/\s+/)
  return people.filter(
    ({ name, id }) => id.toLowerCase().startsWith(text) || words.every((word) => plain(name).includes(word)),
  )
}
