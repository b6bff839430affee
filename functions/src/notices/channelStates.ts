import { collections } from '@studio/domain/collections'
import { type Channel, ChannelState } from '@studio/domain/messages/notices/delivery'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { changeIfUnchanged } from '../lib/storeIfUnchanged.ts'
import type { Outcome } from './sender.ts'

/** Time after a stored success in which another one is not stored, in ms. */
const graceMs = 10_000
const maxTries = 5

/**
 * Stores the outcome of an attempt in its channel's state: when it last reached someone, or since when it has failed.
 */
export async function noteOutcome(db: Firestore, channel: Channel, outcome: Outcome, now: number) {
  const document = db.collection(collections.channels).doc(channel)
  await changeIfUnchanged(
    document,
    maxTries,
    (stored) => {
      const known = v.parse(ChannelState, { ...stored.data(), id: channel })
      if (outcome !== '') {
        if (known.reason === outcome) return { result: undefined }
        const failed_since = known.reason === '' ? now : known.failed_since
        return { document: { reached_at: known.reached_at, failed_since, reason: outcome }, result: undefined }
      }
      if (known.reason === '' && now - known.reached_at < graceMs) return { result: undefined }
      return { document: { reached_at: now, failed_since: 0, reason: '' }, result: undefined }
    },
    25,
  )
}
