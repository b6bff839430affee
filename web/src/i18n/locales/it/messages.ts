import type { MessagesTexts } from '../es/messages'

/** The inbox, in Italian. */
export const messages: MessagesTexts = {}
