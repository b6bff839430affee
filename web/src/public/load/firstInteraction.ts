/**
 * Resolves with the first interaction of a visitor: a scroll, a press, a key, a pointer that really moves. A browser sends a
 * move of no length by itself when what lies under a resting pointer changes.
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
