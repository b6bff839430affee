import type { UsersTexts } from '../es/users'

/** Users, roles and the form for a new admin, in Arabic. */
export const users: UsersTexts = {}
