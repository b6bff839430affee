import type { UsersTexts } from '../es/users'

/** Users, roles and the form for a new admin, in Japanese. */
export const users: UsersTexts = {}
