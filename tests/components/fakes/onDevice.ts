import { collections } from '@studio/domain/collections'
import type * as real from '../../../web/src/firebase/reads/onDevice'
import { server } from '../support/server'

export const fetchAll: typeof real.fetchAll = async () => {
  if (!server.isOnline) throw new Error('offline')
  server.fetches += 1
  const { projects, testimonials, messages, settings, roles, profiles, auditLog } = collections
  server.fetchAll([projects, testimonials, messages, settings, roles, profiles, auditLog])
}
