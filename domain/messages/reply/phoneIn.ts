/** A number with its country: after a plus or two zeros, not inside of another number or word. */
const international = /(?<![\p{L}\p{N}.,])(?:\+|00)[\s(]*\d[\d\s()./-]{5,20}\d/u

/**
 * The first telephone number in a text that a chat can be opened with, its digits after a plus. A number without its
 * country is none: whose it is would be a guess.
 */
export function phoneIn(text: string): string | undefined {
  const [found] = international.exec(text) ?? []
  const digits = found?.replace(/\D/g, '').replace(/^00/, '') ?? ''
  return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined
}
