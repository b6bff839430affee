import { once } from './once'

/** Resolves once the page's `load` event has fired. */
export const pageLoaded = once(async () => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
})

/** Resolves once the page has loaded and is idle. */
export const pageIdle = once(async () => {
  await pageLoaded()
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
})
