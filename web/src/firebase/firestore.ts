import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore'
import { once } from '../lib/once'
import { openApp } from './app'
import { eraseIfDue } from './session/erase'

/** The one Firestore of the page: kept on the device and shared by its tabs. Import this file only dynamically. */
export const openFirestore: () => Promise<Firestore> = once(async () => {
  await eraseIfDue()
  const { app, config } = await openApp()
  const db = initializeFirestore(app, {
    localCache: (await canStore())
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  })
  if (config.emulators) connectFirestoreEmulator(db, config.emulators.firestore.host, config.emulators.firestore.port)
  return db
})

/** The SDK dies where a browser refuses storage outright, so it is asked beforehand. */
const canStore = () =>
  new Promise<boolean>((resolve) => {
    try {
      const request = indexedDB.open('studio-probe')
      request.onsuccess = () => {
        request.result.close()
        resolve(true)
      }
      request.onerror = () => resolve(false)
    } catch {
      resolve(false)
    }
  })
