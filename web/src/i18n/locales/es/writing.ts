import type { Words } from './public'

/** What all content forms share: languages, drafts, preview, in Spanish, with the exact texts of the specification. */
export const writing = {}

export type WritingTexts = Words<typeof writing>
