import { type FirebaseApp, initializeApp } from 'firebase/app'
import { once } from '../lib/once'
import { loadConfig, type RuntimeConfig } from './config'

/** Returns the page's Firebase app, configured by Hosting for the project. */
export const openApp: () => Promise<{ app: FirebaseApp; config: RuntimeConfig }> = once(async () => {
  const config = await loadConfig()
  return { app: initializeApp(config.app), config }
})
