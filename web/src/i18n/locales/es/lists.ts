import type { Words } from './public'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Spanish, with the exact texts of the specification. */
export const lists = {}

export type ListsTexts = Words<typeof lists>
