import { asciiDigits } from '../../values/cleanText.ts'

/** Letters that people type as another letter, and that Unicode does not decompose. */
const sameLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŧ: 't', ς: 'σ' },
  ...{ ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا' },
}
const replaced = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu')

/** Apostrophes, their substitutes, and points within words. */
const withinWords = "'`´‘’‛′ʹʻʼʽ·‧・"

/** `´` must be removed before the decomposition, which turns it into a space; the others can only appear after it. */
const beforehand = new RegExp(`[${withinWords}]`, 'gu')

/** Signs within words, accents, invisible characters, and the Arabic tatweel. */
const unread = new RegExp(`[${withinWords}\\p{Mn}\\p{Default_Ignorable_Code_Point}\\u0640]`, 'gu')

const hiragana = (katakana: string) => String.fromCharCode(katakana.charCodeAt(0) - 0x60)

/**
 * Returns a text in the form that searches compare. It drops case, accents, apostrophes and invisible characters. Every
 * dash becomes one sign, digits of every script become 0 to 9, and variants of a letter become one.
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

/** Punctuation around a searched word that comes from the sentence it was copied from. */
const around = /^["“”„«»(¡¿]+|["“”„«»),;:!?]+$/g

const wordsOf = (foldedSearch: string) => foldedSearch.split(/[\s-]+/).flatMap((word) => word.replace(around, '') || [])

/** Returns each word of a search in the ways it may be written: Germans write Müller also as Mueller and Muller. */
function waysToWrite(search: string): string[][] {
  const plain = folded(search)
  const withE = folded(search.normalize('NFC').replace(/[äöü]/gi, '$&e'))
  const readings = [plain, withE, plain.replace(/([aou])e/g, '$1')].map(wordsOf)
  return (readings[0] ?? []).map((word, at) => [...new Set(readings.map((words) => words[at] ?? word))])
}

/** A telephone number, or a word of a script without blanks: texts may write both with blanks in them. */
const isUnbroken = (word: string) => /^\+?\d{6,}$|^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{2,}$/u.test(word)

const withoutBlanks = (text: string) => text.replace(/[ ()./-]+/g, '')

/**
 * Returns a function that tells whether a folded text has every word of a search, in any order. A dash separates words,
 * because people often leave it out. An empty search matches everything.
 */
export function foldedMatcherOf(search: string): (foldedText: string) => boolean {
  const words = waysToWrite(search)
  return (text) =>
    words.every((ways) =>
      ways.some((word) => text.includes(word) || (isUnbroken(word) && withoutBlanks(text).includes(word))),
    )
}

/** Returns a function that tells whether every word of a search occurs in the texts. */
export function matcherOf(search: string): (texts: readonly string[]) => boolean {
  if (search.trim() === '') return () => true
  const isFound = foldedMatcherOf(search)
  return (texts) => isFound(folded(texts.join('\n')))
}
