/** Puts a stranger's text into one line: everything that breaks a line or is invisible becomes a single space. */
const inOneLine = (text: string) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Returns the beginning of a text in one line, of at most `max` characters, cut between words if possible. */
export function excerptOf(text: string, max: number): string {
  const characters = [...inOneLine(text)]
  if (characters.length <= max) return characters.join('')
  const cut = characters.slice(0, max - 1).join('')
  const atWord = cut.replace(/\s+\S*$/u, '')
  // Scripts without spaces and very long words are cut anywhere.
  return `${atWord.length > cut.length / 2 ? atWord : cut}…`
}

/** Returns a text's first lines, of at most `max` characters in total, with their line ends. */
export function firstLinesOf(text: string, lines: number, max: number): string {
  const all = text.trim().split(/\r\n|[\n\r\u2028\u2029]/u)
  const characters = [...all.slice(0, lines).join('\n')]
  const isCut = all.length > lines || characters.length > max
  return `${characters.slice(0, max).join('').trimEnd()}${isCut ? '…' : ''}`
}
