import { beforeEach, expect, test } from 'vitest'
import { markEraseDue } from '../../../web/src/device/eraseDue'
import { eraseIfDue } from '../../../web/src/firebase/session/erase'
import { everythingStored } from '../../support/everythingStored'

/* Every kind of storage, filled as in a session. */

const secret = 'nobody-may-read-this'

/** Creates a database of this name with one record, as the code that owns it would. */
const intoDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => request.result.createObjectStore('all').put({ url: secret }, 1)
    request.onsuccess = () => resolve(request.result.close())
    request.onerror = () => reject(request.error)
  })

const intoCache = async (name: string, path: string) =>
  (await caches.open(name)).put(path, new Response(secret, { headers: { 'content-type': 'image/webp' } }))

const places: [string, () => Promise<unknown> | unknown][] = [
  ['the session of Auth', () => localStorage.setItem('firebase:authUser:key', secret)],
  ['what is known of the account', () => localStorage.setItem('studio.known.person', secret)],
  ['the traces of a tab', () => sessionStorage.setItem('firestore_clients', secret)],
  ['the database of Auth', () => intoDatabase('firebaseLocalStorageDb')],
  ['the database of Firestore', () => intoDatabase('firestore/[DEFAULT]/demo/main')],
  ['the enquiries', () => intoDatabase('studio-messages')],
  ['the addresses of pictures that earlier versions listed', () => intoDatabase('workbox-expiration')],
  ['a picture of a hidden project', () => intoCache('pictures', `/media/${secret}.webp`)],
  ['an answer in a cache that a later version adds', () => intoCache('answers', `/api/${secret}`)],
]

beforeEach(async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
})

test.each(places)('After signing out nobody can read %s on the device', async (_, fill) => {
  await fill()
  expect(await everythingStored()).toContain(secret)
  markEraseDue()
  await eraseIfDue()
  expect(await everythingStored()).not.toContain(secret)
})

test('Signing out keeps the files that open the site and the console offline', async () => {
  const kept = ['assets', 'content', 'console', 'studio-choice', 'pages-1', 'workbox-precache-v2-http://localhost/']
  for (const name of kept) await intoCache(name, '/file')
  markEraseDue()
  await eraseIfDue()
  expect((await caches.keys()).sort()).toEqual(kept.sort())
})
