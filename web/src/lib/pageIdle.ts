import { firstInteraction } from './firstInteraction'
import { once } from './once'

/** Resolves once the page has loaded. */
export const pageLoaded = once(async () => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
})

const nothingBetter = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })

/** Resolves once the page has loaded and has nothing better to do: what can wait does not compete with the first paint. */
export const pageIdle = once(async () => {
  await pageLoaded()
  await nothingBetter()
})

/** How long a slow phone goes on drawing the parts of a page that has loaded (web/build/pageStyles.ts), and more; in ms. */
const drawing = 2500

/** Resolves once the page is idle and all of it is drawn: what nobody waits for does not take a slow phone's second core. */
export const pageSettled = once(async () => {
  await pageLoaded()
  await new Promise((resolve) => setTimeout(resolve, drawing))
  await nothingBetter()
})

/** Resolves once somebody is there and the page is idle: the time for all that a visitor who is gone does not need. */
export const visitorIdle = once(async () => {
  await firstInteraction()
  await pageIdle()
})
