/** The shapes of cards: the widths beside others of the same height. The words below a picture make it narrower. */
export const cardWidths = { '16:9': 12, '9:16': 6, '1:1': 7, '4:5': 6, '4:3': 9, '21:9': 14 } as const
export type CardShape = keyof typeof cardWidths
export const cardShapes = Object.keys(cardWidths) as CardShape[]

/** Returns the width of a ratio divided by its height. */
export function ratioOf(format: string): number {
  const [width = 0, height = 0] = format.split(':').map(Number)
  return width / height
}

/** Returns the shape of a card that is closest to a piece's ratio; 16:9, like thumbnails, if that is unknown. */
export function shapeOf(format: string): CardShape {
  const distance = (shape: CardShape) => Math.abs(Math.log(ratioOf(format) / ratioOf(shape)))
  return cardShapes.reduce((best, shape) => (distance(shape) < distance(best) - 1e-9 ? shape : best))
}

/** The smallest and the largest width of a row. */
export const rowWidths = { min: 6, max: 45 }

/** A row that is emptier than this part of its width stays so if it is the last: its cards would become too large. */
const emptiest = 0.6

/**
 * Divides cards of these widths into rows of about `room`, in their order and as evenly as possible. Returns the width of
 * each card's row.
 */
export function cardRows(cards: readonly number[], room: number): number[] {
  /** For each number of first cards: the lowest cost of their rows, and where the last of these begins. */
  const best = [{ cost: 0, from: 0, total: 0 }]
  for (let end = 1; end <= cards.length; end++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: 0, total: 0 }
    let total = 0
    for (let from = end - 1; from >= 0; from--) {
      total += cards[from] ?? 0
      const cost = (best[from]?.cost ?? 0) + (room / total - total / room) ** 2
      // Of equally good rows, the fuller ones come last: the first pictures are the largest.
      if (cost < found.cost + 1e-9) found = { cost, from, total }
    }
    best.push(found)
  }
  const rows: number[] = []
  for (let end = cards.length; end > 0; end = best[end]?.from ?? 0) {
    const { from = 0, total = 0 } = best[end] ?? {}
    const width = end === cards.length ? Math.max(total, Math.ceil(emptiest * room)) : total
    rows.unshift(...cards.slice(from, end).map(() => width))
  }
  return rows
}
