import { keepConsole } from '../../device/consoleFiles'
import { fetchAll } from '../../firebase/onDevice'
import { pageIdle } from '../../lib/pageIdle'

let isDone = false

/**
 * Makes an admin's device ready to work without a network, once the page has nothing better to do: asks the browser to
 * keep its storage, keeps the console's files, and reads every collection once. The panel "ready" shows how it went.
 */
export function prepareDevice() {
  if (isDone) return
  isDone = true
  void pageIdle()
    .then(async () => {
      await navigator.storage?.persist?.().catch(() => false)
      if (!navigator.onLine) return
      await keepConsole()
      await fetchAll()
    })
    .catch((error: unknown) => console.info('this device is not ready for offline work yet', error))
}
