/** True if the browser has stopped drawing this page, which all files of a worker share. */
let hasStopped = false

/**
 * Fails at once if the browser draws no frames. A headless Chromium sometimes stops drawing a page for good, and every
 * click in all following files would wait until its timeout. The run then retries these files in a new browser.
 */
export async function demandFrames() {
  if (!hasStopped) {
    hasStopped = await new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => resolve(false))
      setTimeout(() => resolve(true), 10_000)
    })
  }
  if (hasStopped) throw new Error('The browser draws no frames of this page any more.')
}
