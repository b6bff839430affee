import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore'
import { once } from '../lib/once'
import { openApp } from './app'
import { eraseIfDue } from './erase'

/** The one Firestore of the page: kept on the device and shared by its tabs. Import this file only dynamically. */
export const openFirestore: () => Promise<Firestore> = once(async () => {
  await eraseIfDue()
  const { app, config } = await openApp()
  const db = initializeFirestore(app, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  })
  if (config.emulators) connectFirestoreEmulator(db, config.emulators.firestore.host, config.emulators.firestore.port)
  return db
})
