import { once } from './once'

/** Resolves once the page has loaded, with all that it asks for by itself. */
export const pageLoaded = once(async () => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
})

/** Resolves when the page has loaded and is idle. */
export const pageIdle = once(async () => {
  await pageLoaded()
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
})
