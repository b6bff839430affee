import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore'
import { afterAll, beforeAll } from 'vitest'
import { emulatorHost, justNow, openStudio, people, type Studio } from './studio.ts'

/** Opens a studio and the databases of two devices on which the same admin has just signed in, for a file's tests. */
export function twoDevices(projectId: string) {
  const account = people.admin
  let studio: Studio
  let apps: FirebaseApp[] = []
  let databases: Firestore[] = []
  beforeAll(async () => {
    studio = await openStudio(projectId)
    await studio.grant(account)
    const [host = '', port] = emulatorHost().split(':')
    apps = [0, 1].map((device) => initializeApp({ projectId, apiKey: 'none' }, `${projectId}-${device}`))
    databases = apps.map((app) => {
      const db = initializeFirestore(app, {})
      connectFirestoreEmulator(db, host, Number(port), {
        mockUserToken: { user_id: account, sub: account, auth_time: justNow },
      })
      return db
    })
  })
  afterAll(async () => {
    await Promise.all(apps.map(deleteApp))
    await studio.close()
  })
  return { account, opened: () => ({ studio, databases }) }
}

/** Returns a generator of pseudo-random numbers, the same in every run. */
export function dice(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
