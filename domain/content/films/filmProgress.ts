/** The number of pieces that the server had at a moment, in ms. */
export interface FilmMark {
  at: number
  sent: number
}

/** Number of the last marks that count, so that the estimate follows the network. */
const marksUsed = 6

/** Returns the marks with a new one, without those too old to count. Marks of a film that began again are dropped. */
export const withMark = (marks: readonly FilmMark[], mark: FilmMark): FilmMark[] => {
  const last = marks.at(-1)
  if (last && last.sent === mark.sent) return [...marks]
  return last && last.sent > mark.sent ? [mark] : [...marks, mark].slice(-marksUsed)
}

/** Returns the seconds until all pieces are sent, at the pace of the last ones; undefined until one was sent. */
export function secondsLeft(marks: readonly FilmMark[], total: number): number | undefined {
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last || last.sent <= first.sent) return undefined
  const perPiece = (last.at - first.at) / (last.sent - first.sent)
  return Math.ceil(((total - last.sent) * perPiece) / 1000)
}
