import { asciiDigits } from '../../values/cleanText.ts'

/** Letters that people search for by another one, and that have no decomposition in Unicode. */
const sameLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŧ: 't', ς: 'σ' },
  ...{ ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا' },
}
const replaced = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu')

/** Apostrophes, the signs that stand in for one, and points within words. */
const withinWords = "'`´‘’‛′ʹʻʼʽ·‧・"

/** `´` must go before the decomposition, which makes a blank of it; others only come out of it. */
const beforehand = new RegExp(`[${withinWords}]`, 'gu')

/** Signs within words, marks, invisible signs, and the stretching stroke of Arabic. */
const unread = new RegExp(`[${withinWords}\\p{Mn}\\p{Default_Ignorable_Code_Point}\\u0640]`, 'gu')

const hiragana = (katakana: string) => String.fromCharCode(katakana.charCodeAt(0) - 0x60)

/**
 * Returns a text as searches compare it: without case, accents, apostrophes and invisible signs, with one sign for every
 * dash, with 0 to 9 for the digits of every script, and with one form for each letter that has several.
 */
export const folded = (text: string) =>
  asciiDigits(
    text
      .replace(beforehand, '')
      .normalize('NFKD')
      .replace(unread, '')
      .toLowerCase()
      .replace(replaced, (letter) => sameLetters[letter] ?? letter)
      .replace(/[\u30A1-\u30F6]/g, hiragana)
      .replace(/[\p{Pd}−]/gu, '-'),
  )

/**
 * Returns a function that tells whether a folded text has every word of a search, in any order. A dash separates words:
 * not everybody writes it. A search without words is found everywhere.
 */
export function foldedMatcherOf(search: string): (foldedText: string) => boolean {
  const words = folded(search)
    .split(/[\s-]+/)
    .filter(Boolean)
  return (text) => words.every((word) => text.includes(word))
}

/** Returns a function that tells whether every word of a search is somewhere in the texts. */
export function matcherOf(search: string): (texts: readonly string[]) => boolean {
  if (search.trim() === '') return () => true
  const isFound = foldedMatcherOf(search)
  return (texts) => isFound(folded(texts.join('\n')))
}
