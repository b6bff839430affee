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

/**
 * Opens the page's Firestore, which is stored on the device and shared by its tabs. Import this file only dynamically.
 */
export const openFirestore: () => Promise<Firestore> = once(async () => {
  await eraseIfDue()
  const { app, config } = await openApp()
  const db = initializeFirestore(app, {
    // The SDK fails in a browser that refuses storage, and waits forever for one that does not answer. Its tabs
    // coordinate their cache through local storage.
    localCache:
      !localStore.isRefused() && (await canOpenDatabases())
        ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
        : memoryLocalCache(),
  })
  if (config.emulators) connectFirestoreEmulator(db, config.emulators.firestore.host, config.emulators.firestore.port)
  return db
})
