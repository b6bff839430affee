import type { Words } from './public'

/** Users, roles and the form for a new admin, in Spanish, with the exact texts of the specification. */
export const users = {}

export type UsersTexts = Words<typeof users>
