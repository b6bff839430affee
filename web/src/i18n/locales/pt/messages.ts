import type { MessagesTexts } from '../es/messages'

/** The inbox, in Portuguese. */
export const messages: MessagesTexts = {}
