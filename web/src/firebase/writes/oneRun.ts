/** Thrown if no answer came in time. The work itself continues. */
class NoAnswer extends Error {
  constructor() {
    super('no answer in time')
    this.name = 'NoAnswer'
  }
}

/** Rejects after `ms` if the work has not settled by then. */
export function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  work.catch(() => undefined)
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new NoAnswer()), ms))
  return Promise.race([work, late])
}

/**
 * Returns a function that starts a piece of work and waits `patienceMs` for it. If called again for the same key after
 * that, it waits for the running work instead of starting over, so that slow networks can finish. Work that has not
 * settled after six times as long may never do so; then the next call starts it again.
 */
export function oneRun<Result>() {
  let late: { key: string; run: Promise<Result>; begun: number } | undefined
  return async (key: string, start: () => Promise<Result>, patienceMs: number): Promise<Result> => {
    const isLate = late?.key === key && performance.now() - late.begun < 6 * patienceMs
    const current = isLate && late ? late : { key, run: start(), begun: performance.now() }
    late = undefined
    return withTimeout(current.run, patienceMs).catch((error: unknown) => {
      if (error instanceof NoAnswer) late = current
      throw error
    })
  }
}
