/** Resolves with the first sign of a visitor, which the page's own script notes (early.ts). */
export const firstSign = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const page = document.documentElement
    const look = () => 'visited' in page.dataset && resolve()
    const watch = new MutationObserver(look)
    watch.observe(page, { attributeFilter: ['data-visited'] })
    signal.addEventListener('abort', () => watch.disconnect())
    look()
  })
