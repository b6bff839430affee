const debounceMs = 250

/**
 * Does something at once, and what follows upon it only when a person pauses or turns to something else: a click that
 * leads elsewhere must find it done. What comes later takes its place, and the browser's way back takes it away.
 */
export function createDebounce() {
  let last = 0
  let waiting: { act: () => void; timer: ReturnType<typeof setTimeout>; end: AbortController } | undefined
  const drop = () => {
    clearTimeout(waiting?.timer)
    waiting?.end.abort()
    waiting = undefined
  }
  const finish = () => {
    const act = waiting?.act
    drop()
    act?.()
  }
  return {
    drop,
    after: (act: () => void) => {
      drop()
      const isPause = performance.now() - last > debounceMs
      last = performance.now()
      if (isPause) return act()
      const end = new AbortController()
      const options = { signal: end.signal, capture: true }
      for (const event of ['pointerdown', 'focusout', 'pagehide']) addEventListener(event, finish, options)
      addEventListener('popstate', drop, options)
      waiting = { act, timer: setTimeout(finish, debounceMs), end }
    },
  }
}
