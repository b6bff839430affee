/**
 * The same promise for every caller. A failure is forgotten, so that the next caller tries again; `forget` does that for
 * what was made and is of no use any more.
 */
export function once<T>(make: (forget: () => void) => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  const forget = () => {
    made = undefined
  }
  return () => {
    made ??= make(forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return made
  }
}
