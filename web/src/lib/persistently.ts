const shortestPauseMs = 1000
const longestPauseMs = 30_000

/**
 * Loads code and retries with growing pauses: one failed response must not leave the page without it until a reload.
 * The last of `tries` rejects; without a number it retries for as long as the page is open.
 */
export async function persistently<Loaded>(
  load: () => Promise<Loaded>,
  tries = Number.POSITIVE_INFINITY,
): Promise<Loaded> {
  for (let tried = 1, pauseMs = shortestPauseMs; ; tried += 1, pauseMs = Math.min(pauseMs * 2, longestPauseMs))
    try {
      return await load()
    } catch (error) {
      if (tried >= tries) throw error
      console.warn('code failed to load and is requested again', error)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
}
