type Write = (...step: Parameters<History['replaceState']>) => void

/** How long a refused step waits before it is tried again, in ms. */
const waitMs = 1000

/**
 * Makes the history take steps that the browser refuses for a while, as Safari does after 100 in 30 seconds: the page
 * goes on, and the address follows once the browser takes it. The router would stay where it was, or load the page again.
 */
export function makeHistoryLenient(history: History = window.history) {
  const own = { push: history.pushState.bind(history), replace: history.replaceState.bind(history) }
  let late: (() => void) | undefined
  let isPushLate = false
  let timer: ReturnType<typeof setTimeout>
  const forget = () => {
    clearTimeout(timer)
    late = undefined
    isPushLate = false
  }
  const write =
    (kind: keyof typeof own): Write =>
    (...step) => {
      // What replaces a step that is still to come is that step, with a newer address.
      const wanted = isPushLate ? 'push' : kind
      forget()
      try {
        own[wanted](...step)
      } catch (error) {
        // A state that cannot be stored never will be.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        console.info('the address follows later', error)
        late = () => write(wanted)(...step)
        isPushLate = wanted === 'push'
        timer = setTimeout(() => late?.(), waitMs)
      }
    }
  history.pushState = write('push')
  history.replaceState = write('replace')
  addEventListener('popstate', forget)
}
