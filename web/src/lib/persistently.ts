const shortestPauseMs = 1000
const longestPauseMs = 30_000

/**
 * Loads code and, if it does not arrive, requests it again with growing pauses: one failed response must not leave a page
 * without it until somebody reloads. The last of `tries` rejects; without a number it goes on for as long as the page is
 * open.
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
      console.warn('code did not load and is requested again', error)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
}
