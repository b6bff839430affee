/** Copies a text. Rejects if the page has no clipboard or may not write to it. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
