import { collections } from '@studio/domain/collections'
import type * as real from '../../../web/src/firebase/reads/onDevice'
import { server } from '../support/server'

export const shownCollections = [
  collections.projects,
  collections.testimonials,
  collections.messages,
  collections.settings,
  collections.roles,
  collections.profiles,
  collections.auditLog,
] satisfies typeof real.shownCollections

export const fetchAll: typeof real.fetchAll = async () => {
  if (!server.isOnline) throw new Error('offline')
  server.fetches += 1
  server.fetchAll(shownCollections)
}

export const countOnDevice: typeof real.countOnDevice = async () =>
  Object.fromEntries(shownCollections.map((name) => [name, server.onDevice(name)])) as real.Counts

export const tryOffline: typeof real.tryOffline = async () => {
  if (server.trialError) throw server.trialError
  return { counts: await countOnDevice(), ms: 12 }
}
