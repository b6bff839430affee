import type { MessagesTexts } from '../es/messages'

/** The inbox, in French. */
export const messages: MessagesTexts = {}
