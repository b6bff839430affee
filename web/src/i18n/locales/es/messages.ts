import type { Words } from './public'

/** The inbox, in Spanish, with the exact texts of the specification. */
export const messages = {}

export type MessagesTexts = Words<typeof messages>
