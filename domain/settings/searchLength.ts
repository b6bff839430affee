/** The length of a text that a search result shows, in letters of the Latin script. */
export const searchLimits = { title: 60, description: 160 } as const

/** The share of the limit below which a text leaves room unused. */
const shortShare = 0.4

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u

/** Returns the width of a text in letters of the Latin script: a Chinese or Japanese character is as wide as two. */
const searchLength = (text: string) => [...text.trim()].reduce((sum, sign) => sum + (wide.test(sign) ? 2 : 1), 0)

/** Returns whether a search result shows all of a text, and whether there is room for more. */
export function searchFit(text: string, part: keyof typeof searchLimits): 'short' | 'good' | 'long' {
  const length = searchLength(text)
  if (length > searchLimits[part]) return 'long'
  return length < searchLimits[part] * shortShare ? 'short' : 'good'
}

/** Returns a description as a search result shows it: cut between words, with an ellipsis. */
export function shownDescription(text: string): string {
  const signs = [...text.trim()]
  if (searchLength(text) <= searchLimits.description) return signs.join('')
  let [width, end] = [0, 0]
  for (const sign of signs) {
    width += wide.test(sign) ? 2 : 1
    if (width > searchLimits.description - 1) break
    end += 1
  }
  const cut = signs.slice(0, end).join('')
  const atWord = cut.replace(/\s+\S*$/u, '')
  return `${atWord.length > cut.length / 2 ? atWord : cut}…`
}
