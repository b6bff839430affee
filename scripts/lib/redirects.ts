import { languageCodes } from '@studio/domain/languages'

export interface Redirect {
  /** Matched against the path, by RE2 at Google and by JavaScript in the emulator. */
  regex: string
  destination: string
  type: 301
}

/** Returns a pattern for a word in capitals, small letters or any mixture. */
const inAnyCase = (word: string) => [...word].map((letter) => `[${letter.toUpperCase()}${letter}]`).join('')

/** Returns a pattern for a word with a capital among its first two letters. */
const inCapitals = ([first = '', second = '', ...rest]: string) =>
  `(?:${first.toUpperCase()}${inAnyCase(second)}|${first}${second.toUpperCase()})${inAnyCase(rest.join(''))}`

/**
 * Redirects from the addresses that people type and share to the one that has the page: capitals, regions such as
 * `/pt-br/`, and a slash after `/privacy`. Patterns cannot exclude, so each must miss its own destination.
 */
export function redirects(): Redirect[] {
  const privacy = `${inAnyCase('privacy')}/?`
  const to = (regex: string, destination: string): Redirect => ({ regex: `^${regex}$`, destination, type: 301 })
  return [
    to(`/(?:privacy/|${inCapitals('privacy')}/?)`, '/privacy'),
    ...languageCodes.flatMap((code) => {
      const other = `(?:${inCapitals(code)}|${inAnyCase(code)}[-_][A-Za-z0-9_-]{2,})`
      return [
        to(`/${other}/?`, `/${code}/`),
        to(`/(?:${other}/${privacy}|${code}/(?:privacy/|${inCapitals('privacy')}/?))`, `/${code}/privacy`),
      ]
    }),
  ]
}
