import { placeOf } from '@studio/domain/outbox/pendingMutation'
import type * as real from '../../../web/src/firebase/writes/sendFile'
import { server } from '../support/server'

/** Stores a file on the fake server, unless it is there. */
export const sendFile: typeof real.sendFile = async (_, userId, path, fields) => {
  await server.answer()
  if (!server.isOnline || !server.isAdmin(userId)) return { kind: 'waiting' }
  if (server.lostSends > 0) {
    server.lostSends -= 1
    return { kind: 'waiting' }
  }
  if (!server.accepts(path)) return { kind: 'refused', refusal: 'invalid' }
  const { collection, id } = placeOf(path)
  if (!server.read(collection, id)) server.write(path, fields, true)
  if (server.lostAnswers > 0) {
    server.lostAnswers -= 1
    return { kind: 'waiting' }
  }
  return { kind: 'published' }
}
