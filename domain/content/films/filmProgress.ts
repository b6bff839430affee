/** The number of pieces that the server had at the moment `at`, in ms. */
export interface FilmMark {
  at: number
  sent: number
}

/** Number of recent marks that the estimate uses; with few of them it follows changes of the network. */
const marksUsed = 6

/**
 * Returns the marks with a new one added, and without those too old to count. If the upload began again, only the new
 * mark is left.
 */
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
