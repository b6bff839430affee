import type { MessagesTexts } from '../es/messages'

/** The inbox, in Chinese. */
export const messages: MessagesTexts = {}
