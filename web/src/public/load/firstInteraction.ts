/**
 * Resolves on a visitor's first interaction: a scroll, a press, a key or an actual pointer move. Browsers also report
 * moves of no length if the element under a resting pointer changes.
 */
export const firstInteraction = (end?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const heard = new AbortController()
    end?.addEventListener('abort', () => heard.abort())
    const hear = () => {
      heard.abort()
      resolve()
    }
    if (scrollY > 0) return hear()
    const listening = { signal: heard.signal, passive: true, capture: true }
    for (const kind of ['scroll', 'pointerdown', 'keydown']) addEventListener(kind, hear, listening)
    addEventListener(
      'pointermove',
      ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && hear(),
      listening,
    )
  })
