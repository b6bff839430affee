import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import { notedPerson, noteEnd } from '../../device/endedSession'
import { markEraseDue } from '../../device/eraseDue'
import { eraseUnkeptWork } from '../../device/workWithoutRole'
import { once } from '../../lib/once'
import { openApp } from '../app'
import { eraseIfDue } from './erase'

/** The one Auth of the page; the session is kept in local storage (specification, section 6). Import dynamically. */
export const openAuth = once(async () => {
  await eraseIfDue()
  await eraseUnkeptWork(Date.now(), notedPerson()?.account).catch((error: unknown) =>
    console.warn('work could not be erased', error),
  )
  const { app, config } = await openApp()
  const auth = initializeAuth(app, { persistence: browserLocalPersistence })
  if (config.emulators) {
    const { host, port } = config.emulators.auth
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true })
  }
  await auth.authStateReady()
  if (!auth.currentUser && notedPerson()) {
    // The server ended the session while the page was closed.
    noteEnd('ended')
    markEraseDue()
    await eraseIfDue()
  }
  return { app, auth }
})
