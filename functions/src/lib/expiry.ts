import { unusedDays } from '@studio/domain/content/media/ownPictures'
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore'
import type { WriteEvent } from './events.ts'

/** Time until an unused file is deleted, in ms. */
export const unusedMs = unusedDays * 86_400_000

/**
 * Sets an uploaded file to expire in 30 days if no query finds a document that names it; otherwise clears the expiry.
 * It reads the stored state in the same transaction as its write, so events may be late, repeated or out of order.
 */
export async function updateExpiry(
  db: Firestore,
  file: DocumentReference,
  uses: readonly Query[],
  now: number,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [stored] = await transaction.getAll(file, { fieldMask: ['expires_at'] })
    if (!stored?.exists) return
    const found = await Promise.all(uses.map((use) => transaction.get(use.select().limit(1))))
    const expires_at = expiryFor(
      stored,
      found.some(({ empty }) => !empty),
      now,
    )
    if (expires_at !== undefined) transaction.update(file, { expires_at })
  })
}

/** Returns the new expiry of a stored file, null to clear it; undefined if it is right already. */
export function expiryFor(stored: DocumentSnapshot, isUsed: boolean, now: number): Timestamp | null | undefined {
  const ends = stored.get('expires_at') instanceof Timestamp
  if (isUsed !== ends) return undefined
  return isUsed ? null : Timestamp.fromMillis(now + unusedMs)
}

/** Returns a trigger that calls `update` for each name that a write has added to its document or removed from it. */
export const onUseChange =
  (namesIn: (fields: unknown) => string[], update: (name: string) => Promise<void>) =>
  async ({ data }: Pick<WriteEvent, 'data'>): Promise<void> => {
    const [before, after] = [data?.before, data?.after].map((copy) => new Set(namesIn(copy?.data() ?? {})))
    const names = [...new Set([...(before ?? []), ...(after ?? [])])]
    for (const name of names) if (before?.has(name) !== after?.has(name)) await update(name)
  }
