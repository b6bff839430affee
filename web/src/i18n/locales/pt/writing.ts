import type { WritingTexts } from '../es/writing'

/** What all content forms share: languages, drafts, preview, in Portuguese. */
export const writing: WritingTexts = {}
