import type { MessagesTexts } from '../es/messages'

/** The inbox, in German. */
export const messages: MessagesTexts = {}
