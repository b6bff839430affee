import { once } from './once'

/** Resolves once the page's `load` event has fired. */
export const pageLoaded = once(async () => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
})

/** Resolves when the page is idle next, or after this many ms. */
export const nextIdle = (timeout: number) =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout })
    else setTimeout(resolve, Math.min(timeout, 200))
  })

/** Resolves once the page has loaded and is idle. */
export const pageIdle = once(async () => {
  await pageLoaded()
  await nextIdle(2000)
})
