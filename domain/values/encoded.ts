import { graphemes } from './graphemes.ts'

/** Longest address that every common mail program and chat accepts, in characters after encoding. */
export const linkLimit = 1900

/** Encodes a text for an address. Half a surrogate pair, which cannot be encoded, becomes the replacement character. */
export const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/**
 * Returns the address that opens a mail. A stranger may have written the e-mail address, so it must not be able to add
 * fields.
 */
export const mailTo = (email: string) => `mailto:${encoded(email).replaceAll('%40', '@')}`

/** Encodes as much of a text as fits into `room` characters, cut between visible characters and with an ellipsis. */
export function encodedUpTo(text: string, room: number): string {
  const all = encoded(text)
  if (all.length <= room) return all
  const ellipsis = encoded(' …')
  let start = ''
  for (const character of graphemes(text)) {
    const next = start + encoded(character)
    if (next.length + ellipsis.length > room) break
    start = next
  }
  return start + ellipsis
}
