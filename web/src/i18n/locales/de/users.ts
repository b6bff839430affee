import type { UsersTexts } from '../es/users'

/** Users, roles and the form for a new admin, in German. */
export const users: UsersTexts = {}
