/** A piece of a text; `isLtr` pieces read from left to right in every language. */
interface TextPart {
  text: string
  isLtr: boolean
}

const leftToRight = /(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\(?\d[\d\s()./-]{5,}\d/giu

/** Splits a text into pieces, so that links, emails and phone numbers keep their order inside Arabic. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(leftToRight)) {
    if (index > end) parts.push({ text: text.slice(end, index), isLtr: false })
    parts.push({ text: found, isLtr: true })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLtr: false })
  return parts
}
