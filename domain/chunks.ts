/** Maximum number of documents in one atomic write; the store refuses larger ones. */
export const atomicSize = 450

/** Splits rows into groups of at most `size`, in order. */
export const chunksOf = <Row>(rows: readonly Row[], size: number = atomicSize): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))
