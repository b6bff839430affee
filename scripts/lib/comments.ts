/** A comment that breaks a rule of plain English. */
export interface Finding {
  file: string
  line: number
  rule: 'opening' | 'word' | 'long'
  text: string
}

/** Maximum number of words in a sentence. */
const longest = 30

/** Openings that turn a question word into a noun. */
const opening = /^(what|who|whom|whose|whether|how|where|that)(ever)?\b/i
const badWord = /\banew\b|\bthe own\b/i

/** Block comments, including those in JSX, and runs of line comments. Comments behind code are not checked. */
const comment = /^[ \t]*\{?\/\*+([\s\S]*?)\*\/|^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*/gm

/** Returns the text of a comment without its signs. */
const textOf = (found: RegExpExecArray) =>
  (found[1] ?? found[0])
    .split('\n')
    .map((line) => line.replace(found[1] === undefined ? /^[ \t]*\/+ ?/ : /^[ \t]*\* ?/, '').trim())
    .join('\n')
    .trim()

/** Returns the sentences of a text. A blank line or a list item also ends a sentence. */
const sentencesOf = (text: string) =>
  text.split(/\n\n|\n(?=- )/).flatMap((part) => part.replaceAll('\n', ' ').split(/(?<=[.!?][)”"’`]?) /))

/** Returns the rules that a comment's text breaks. */
export function brokenRules(text: string): Finding['rule'][] {
  const isLong = sentencesOf(text).some((sentence) => sentence.split(' ').length > longest)
  return [
    ...(opening.test(text) ? ['opening' as const] : []),
    ...(badWord.test(text.replaceAll('\n', ' ')) ? ['word' as const] : []),
    ...(isLong ? ['long' as const] : []),
  ]
}

/** Returns the findings in the comments of a source file. */
export const findingsIn = (file: string, source: string): Finding[] =>
  [...source.matchAll(comment)].flatMap((found) => {
    const text = textOf(found)
    const line = source.slice(0, found.index).split('\n').length
    return brokenRules(text).map((rule) => ({ file, line, rule, text: text.split('\n')[0] ?? '' }))
  })
