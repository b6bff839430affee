import type { MessagesTexts } from '../es/messages'

/** The inbox, in Japanese. */
export const messages: MessagesTexts = {}
