import { firstSign } from './firstSign'
import { once } from './once'

/** Resolves once the page has loaded and has nothing better to do: what can wait does not compete with the first paint. */
export const pageIdle = once(async () => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
})

/** Resolves once somebody is there and the page is idle: the time for all that a visitor who is gone does not need. */
export const visitorIdle = once(async () => {
  await firstSign()
  await pageIdle()
})
