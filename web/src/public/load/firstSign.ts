/**
 * Resolves with the first sign of a visitor: a scroll, a press, a key, a pointer that really moves. A browser sends a
 * move of no length by itself when what lies under a resting pointer changes.
 */
export const firstSign = (end: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (scrollY > 0) return resolve()
    const listening = { signal: end, passive: true, capture: true }
    for (const kind of ['scroll', 'pointerdown', 'keydown']) addEventListener(kind, () => resolve(), listening)
    addEventListener(
      'pointermove',
      ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && resolve(),
      listening,
    )
  })
