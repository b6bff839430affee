const shortestPauseMs = 1000
const longestPauseMs = 30_000

/** Loads code until it arrives, with growing pauses: a page without its code would answer nothing until it is reloaded. */
export async function persistently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs))
    try {
      return await load()
    } catch (error) {
      console.warn('code did not load and is requested again', error)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
}
