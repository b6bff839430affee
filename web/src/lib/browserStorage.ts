/** Texts by key, in local or session storage. Nothing here throws. */
export interface BrowserStorage {
  read: (key: string) => string | null
  /** Stores a text, or removes it for `null`. If the browser cannot store it, it lasts as long as this page. */
  write: (key: string, text: string | null) => void
  keys: () => string[]
  /** Returns whether the browser blocks this storage altogether. */
  isRefused: () => boolean
}

/** `area` is called on every access: in a browser that blocks storage, even naming it throws. */
function storageOn(area: () => Storage): BrowserStorage {
  const unkept = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(area())
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => unkept.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write: (key, text) => {
      unkept.delete(key)
      if (text === null) return attempt((storage) => storage.removeItem(key), undefined)
      const isKept = attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false)
      if (!isKept) unkept.set(key, text)
    },
    keys: () => [...new Set([...attempt(Object.keys, []), ...unkept.keys()])],
    isRefused: () => attempt((storage) => !storage, true),
  }
}

export const localStore = storageOn(() => localStorage)
export const sessionStore = storageOn(() => sessionStorage)
