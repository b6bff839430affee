import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore'
import { canOpenDatabases } from '../device/openDatabase'
import { localStore } from '../lib/browserStorage'
import { once } from '../lib/once'
import { openApp } from './app'
import { eraseIfDue } from './session/erase'

/** The one Firestore of the page: kept on the device and shared by its tabs. Import this file only dynamically. */
export const openFirestore: () => Promise<Firestore> = once(async () => {
  await eraseIfDue()
  const { app, config } = await openApp()
  const db = initializeFirestore(app, {
    // The SDK dies in a browser that refuses storage, and waits for ever for one that does not answer. Its tabs share one
    // cache by local storage.
    localCache:
      !localStore.isRefused() && (await canOpenDatabases())
        ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
        : memoryLocalCache(),
  })
  if (config.emulators) connectFirestoreEmulator(db, config.emulators.firestore.host, config.emulators.firestore.port)
  return db
})
