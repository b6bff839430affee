import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { passkeyLimits } from '@studio/domain/people/passkeys'
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'

const saltBytes = 16
const timeBytes = 8

/**
 * Returns challenges that carry their own proof: a signature over purpose and time. Requesting one stores nothing, so
 * strangers cannot fill the database. Only a correctly answered one is stored (`noteChallenge`).
 */
export const challenges = (secret: () => string) => {
  const signatureOf = (head: Buffer, purpose: string) =>
    createHmac('sha256', secret()).update(`passkey ${purpose} `).update(head).digest()

  return {
    /** Returns a new challenge for one purpose. */
    give: (purpose: string, now: number): Buffer<ArrayBuffer> => {
      const time = Buffer.alloc(timeBytes)
      time.writeBigUInt64BE(BigInt(now))
      const head = Buffer.concat([randomBytes(saltBytes), time])
      return Buffer.concat([head, signatureOf(head, purpose)])
    },
    /** Returns whether a challenge (in base64url) is ours, for this purpose, and recent. */
    isOurs: (challenge: string, purpose: string, now: number): boolean => {
      const bytes = Buffer.from(challenge, 'base64url')
      const head = bytes.subarray(0, saltBytes + timeBytes)
      const signature = bytes.subarray(saltBytes + timeBytes)
      const expected = signatureOf(head, purpose)
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false
      const age = now - Number(head.readBigUInt64BE(saltBytes))
      return age >= 0 && age <= passkeyLimits.challengeMs
    },
  }
}
export type Challenges = ReturnType<typeof challenges>

/** Returns the challenge that `clientDataJSON` claims to answer; '' if there is none. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/**
 * Checks in a transaction that a challenge was not answered before. Call it after the last read; the returned function
 * stores the answer.
 *
 * @throws HttpsError `permission-denied` if it was answered before.
 */
export async function noteChallenge(db: Firestore, transaction: Transaction, challenge: string, now: number) {
  const name = createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest('hex')
  const used = db.collection(collections.usedChallenges).doc(name)
  if ((await transaction.get(used)).exists) throw new HttpsError('permission-denied', 'answered before')
  return () => transaction.create(used, { expires_at: Timestamp.fromMillis(now + passkeyLimits.challengeMs) })
}
