import { type FirebaseApp, initializeApp } from 'firebase/app'
import { once } from '../lib/once'
import { loadConfig, type RuntimeConfig } from './config'

/** The one Firebase app of the page, made from what Hosting says of the project. */
export const openApp: () => Promise<{ app: FirebaseApp; config: RuntimeConfig }> = once(async () => {
  const config = await loadConfig()
  return { app: initializeApp(config.app), config }
})
