type Write = (...step: Parameters<History['replaceState']>) => void

/** Delay before a rejected step is retried, in ms. */
const waitMs = 1000

/**
 * Retries address changes that the browser rejects, as Safari does after 100 in 30 seconds. The page continues, and the
 * address catches up. Otherwise the router would fail to navigate or reload the page.
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
      // Replacing a pending push is still a push, with the newer address.
      const wanted = isPushLate ? 'push' : kind
      forget()
      try {
        own[wanted](...step)
      } catch (error) {
        // Retrying does not help a state that cannot be stored.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        console.info('the browser rejected a change of the address; it will be retried', error)
        late = () => write(wanted)(...step)
        isPushLate = wanted === 'push'
        timer = setTimeout(() => late?.(), waitMs)
      }
    }
  history.pushState = write('push')
  history.replaceState = write('replace')
  addEventListener('popstate', forget)
}
