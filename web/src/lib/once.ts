/**
 * Returns a function that runs `make` once and shares its promise. After a failure the next call runs it again;
 * `forget` discards a result that is no longer usable.
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
