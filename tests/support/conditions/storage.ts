/* Scripts that run first in a page or a worker. Each uses nothing outside itself. */

export type Storage = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' | 'serviceWorker'

/** Refuses kinds of storage, like browsers that are set to block all cookies. */
export function refuseStorage(kinds: Storage[]) {
  const refusal = () => new DOMException('The operation is insecure.', 'SecurityError')
  const refuse = () => {
    throw refusal()
  }
  const reject = () => Promise.reject(refusal())
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    if (kinds.includes(kind)) Object.defineProperty(globalThis, kind, { get: refuse, configurable: true })
  if (kinds.includes('indexedDB'))
    Object.assign(IDBFactory.prototype, { open: refuse, deleteDatabase: refuse, databases: reject })
  if (kinds.includes('caches') && globalThis.CacheStorage)
    Object.assign(CacheStorage.prototype, { open: reject, match: reject, has: reject, keys: reject, delete: reject })
  // A private window of Firefox has no service workers at all.
  if (kinds.includes('serviceWorker') && globalThis.Navigator) {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  }
}

/**
 * Makes IndexedDB accept requests to open a database but never answer them, as Safari sometimes does after a long
 * sleep.
 */
export function silenceIndexedDB() {
  const open = IDBFactory.prototype.open
  const silent = () => {
    const request = open.call(indexedDB, 'silent')
    // The first listener stops the event for all others.
    for (const type of ['success', 'error', 'blocked', 'upgradeneeded'])
      request.addEventListener(type, (event) => event.stopImmediatePropagation())
    return request
  }
  Object.assign(IDBFactory.prototype, { open: silent, deleteDatabase: silent, databases: () => new Promise(() => {}) })
}
