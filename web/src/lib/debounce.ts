const debounceMs = 250

/**
 * Runs an action at once after a pause. During quick repetitions, runs only the last one: after a pause, or on a click,
 * a focus change or leaving the page, which must find it done. Going back in the history drops it.
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
