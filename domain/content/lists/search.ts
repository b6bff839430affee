/** A text as it is compared: without case, accents and other marks. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether a text that is folded already has every word that is searched for; nothing searched for is everywhere. */
export function foldedMatcherOf(search: string): (foldedText: string) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return (text) => words.every((word) => text.includes(word))
}

/** Whether every word that is searched for stands somewhere in the texts; nothing searched for is everywhere. */
export function matcherOf(search: string): (texts: readonly string[]) => boolean {
  if (search.trim() === '') return () => true
  const isFound = foldedMatcherOf(search)
  return (texts) => isFound(folded(texts.join('\n')))
}
