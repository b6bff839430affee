import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import { notedPerson, noteEnd } from '../../device/endedSession'
import { markEraseDue } from '../../device/eraseDue'
import { canOpenDatabases } from '../../device/openDatabase'
import { tellWorker } from '../../device/workerMessage'
import { eraseUnkeptWorkAtStart } from '../../device/workWithoutRole'
import { once } from '../../lib/once'
import { openApp } from '../app'
import { eraseIfDue } from './erase'

/** Opens the page's Auth; the session is stored in local storage (specification, section 6). Import dynamically. */
export const openAuth = once(async () => {
  await eraseIfDue()
  // The check comes first: it hides a database that does not answer, because Auth would wait for it.
  const [{ app, config }] = await Promise.all([openApp(), canOpenDatabases()])
  void eraseUnkeptWorkAtStart(() => notedPerson()?.account).catch((error: unknown) =>
    console.warn('unsent work could not be erased', error),
  )
  tellWorker({ type: 'AUTH_STARTS' })
  // If local storage is refused, Auth keeps the session only as long as the page lives.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence })
  if (config.emulators) {
    const { host, port } = config.emulators.auth
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true })
  }
  await auth.authStateReady()
  tellWorker({ type: 'AUTH_STARTED' })
  if (!auth.currentUser && notedPerson()) {
    // The server has ended the session while the page was closed.
    noteEnd('ended')
    markEraseDue()
    await eraseIfDue()
  }
  return { app, auth }
})
