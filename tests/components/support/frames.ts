/** Whether the browser has stopped drawing this page, which all files of a worker share. */
let hasStopped = false

/**
 * Now and then a headless Chromium stops drawing a page for good; then every click would wait its whole time for a frame,
 * in all files that follow. They fail at once instead, and the run tries them again in a new browser.
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
