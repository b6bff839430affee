/** How many documents one atomic step changes at most: the store refuses a step that is too large. */
export const atomicSize = 450

/** The rows in groups of at most `size`, in their order. */
export const chunksOf = <Row>(rows: readonly Row[], size: number = atomicSize): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))
