import type { UsersTexts } from '../es/users'

/** Users, roles and the form for a new admin, in French. */
export const users: UsersTexts = {}
