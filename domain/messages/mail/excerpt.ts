/** Everything that breaks a line or shows as nothing, as one space: a stranger's text in one line. */
const inOneLine = (text: string) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** The beginning of a text in one line, of at most `max` characters, cut between words where that is possible. */
export function excerptOf(text: string, max: number): string {
  const characters = [...inOneLine(text)]
  if (characters.length <= max) return characters.join('')
  const cut = characters.slice(0, max - 1).join('')
  const atWord = cut.replace(/\s+\S*$/u, '')
  // Scripts without spaces, and one very long word, are cut where they are.
  return `${atWord.length > cut.length / 2 ? atWord : cut}…`
}

/** A text's first lines, of at most `max` characters in all; later line ends stay as they are. */
export function firstLinesOf(text: string, lines: number, max: number): string {
  const all = text.trim().split(/\r\n|[\n\r\u2028\u2029]/u)
  const characters = [...all.slice(0, lines).join('\n')]
  const isCut = all.length > lines || characters.length > max
  return `${characters.slice(0, max).join('').trimEnd()}${isCut ? '…' : ''}`
}
