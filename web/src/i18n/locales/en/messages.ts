import type { MessagesTexts } from '../es/messages'

/** The inbox, in English. */
export const messages: MessagesTexts = {}
