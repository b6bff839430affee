import type { MessagesTexts } from '../es/messages'

/** The inbox, in Arabic. */
export const messages: MessagesTexts = {}
