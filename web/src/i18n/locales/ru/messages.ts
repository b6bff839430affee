import type { MessagesTexts } from '../es/messages'

/** The inbox, in Russian. */
export const messages: MessagesTexts = {}
