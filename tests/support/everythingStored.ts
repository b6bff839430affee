/**
 * Returns, as one text, everything that a page can read of the storage of this site: local and session storage, cookies,
 * the window's name and history, databases, caches and files. It runs inside the page and uses nothing outside itself.
 */
export async function everythingStored(): Promise<string> {
  const found: unknown[] = [document.cookie, window.name, history.state]
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      found.push({ ...window[kind] })
    } catch {
      // A browser that refuses this kind of storage has none.
    }
  }
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue
    const database = await new Promise<IDBDatabase | undefined>((resolve) => {
      const request = indexedDB.open(name)
      // The database has been deleted since it was listed. Opening it would create an empty one, in which the SDK would
      // not find its stores.
      request.onupgradeneeded = () => request.transaction?.abort()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(undefined)
    })
    if (!database) continue
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll()
      found.push(name, await new Promise((resolve) => (all.onsuccess = () => resolve(all.result))))
    }
    database.close()
  }
  // A browser that refuses caches has none.
  for (const name of await caches.keys().catch(() => [])) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      // The site's own films are the same for everybody, and take many seconds to read.
      const isFilm = new URL(request.url).pathname.startsWith('/samples/')
      const response = isFilm ? undefined : await cache.match(request)
      found.push(name, request.url, await response?.text())
    }
  }
  const files = async (folder: FileSystemDirectoryHandle): Promise<void> => {
    for await (const [name, handle] of folder.entries()) {
      found.push(name)
      if (handle instanceof FileSystemDirectoryHandle) await files(handle)
      else found.push(await (await (handle as FileSystemFileHandle).getFile()).text())
    }
  }
  await files(await navigator.storage.getDirectory())
  return JSON.stringify(found)
}
