/** A text as it is compared while searching: without case, accents and other marks. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether every word that is searched for stands somewhere in the texts; nothing searched for is everywhere. */
export function matcherOf(search: string): (texts: readonly string[]) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return (texts) => {
    const all = folded(texts.join('\n'))
    return words.every((word) => all.includes(word))
  }
}
