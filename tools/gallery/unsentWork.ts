import type { Change, PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { accounts } from '../../scripts/seed/accounts.ts'

/* Unpublished work of the owner, stored in the console's own database (web/src/device/outboxStore.ts). */

const path = 'portfolio_projects/cafe-aurora'
const name = 'Café Aurora: el primer sorbo'
const mine = 'El primer sorbo, sin prisa'
const edit: Change = {
  kind: 'update',
  path,
  name,
  fields: { title_es: mine, client_name: 'Aurora Tostadores' },
  before: { title_es: name, client_name: 'Café Aurora' },
  rev: 'gallery-mine',
  baseRev: 'gallery-before',
}
/** An entry of the outbox before it has its number. */
export type Unsent = Omit<PendingMutation, 'seq'>

const entry = (given: Partial<PendingMutation>): Unsent => ({
  id: 'gallery',
  account: accounts[0].uid,
  at: Date.UTC(2026, 10, 20, 9, 30),
  changes: [edit],
  state: 'waiting',
  ...given,
})

/** Work that waits for the network. */
export const waitingWork = [
  entry({ changes: [{ ...edit, fields: { title_es: mine, description_fr: 'Sans hâte', featured: true } }] }),
  entry({ changes: [{ kind: 'create', path: 'testimonials/gallery', name: 'Lucía Prado', fields: {}, before: {} }] }),
]

/** Work that needs the owner: a project that another device has also changed, and steps that the server refused. */
export const workForOwner = [
  entry({
    state: 'conflict',
    theirs: { title_es: 'Café Aurora: primer sorbo', client_name: 'Tostadores Aurora', rev: 'gallery-theirs' },
  }),
  entry({
    state: 'refused',
    refusal: 'invalid',
    changes: [{ ...edit, path: 'portfolio_projects/volta', name: 'Volta' }],
  }),
]

/** A project that was deleted here and edited on the site. */
export const workThatDeletes = [
  entry({
    state: 'conflict',
    changes: [
      {
        kind: 'delete',
        path,
        name,
        fields: {},
        before: {},
        copy: edit.before,
        rev: 'gallery-mine',
        baseRev: 'gallery-before',
      },
    ],
    theirs: { title_es: 'Café Aurora: primer sorbo', client_name: 'Café Aurora', rev: 'gallery-theirs' },
  }),
]

/** A project that was deleted on the site and edited here. */
export const workOnDeleted = [entry({ state: 'conflict', theirs: null })]

/**
 * Replaces the device's pending work and makes the console read it. It runs in the page, so it may use nothing outside
 * itself.
 */
export async function putOnDevice(work: readonly Unsent[]) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('studio-outbox')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const step = database.transaction('entries', 'readwrite')
  const store = step.objectStore('entries')
  store.clear()
  for (const one of work) store.add(one)
  await new Promise<void>((resolve, reject) => {
    step.oncomplete = () => resolve()
    step.onerror = () => reject(step.error)
  })
  database.close()
  const channel = new BroadcastChannel('studio.outbox')
  channel.postMessage({ outcomes: {} })
  channel.close()
}
