import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { passkeyLimits } from '@studio/domain/people/passkeys'
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'

const saltBytes = 16
const timeBytes = 8

/**
 * Challenges that prove by themselves that we gave them, for what and when: asking for one stores nothing, so strangers
 * can fill no store. Only one that was answered rightly is noted (`noteChallenge`).
 */
export const challenges = (secret: () => string) => {
  const signatureOf = (head: Buffer, purpose: string) =>
    createHmac('sha256', secret()).update(`passkey ${purpose} `).update(head).digest()

  return {
    /** A new challenge for one purpose. */
    give: (purpose: string, now: number): Buffer<ArrayBuffer> => {
      const time = Buffer.alloc(timeBytes)
      time.writeBigUInt64BE(BigInt(now))
      const head = Buffer.concat([randomBytes(saltBytes), time])
      return Buffer.concat([head, signatureOf(head, purpose)])
    },
    /** Whether we gave this challenge (in base64url) for this purpose, and lately. */
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

/** The challenge that a browser's own note (`clientDataJSON`) says it answers; '' where there is none. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/**
 * Notes in a transaction, after its last reading, that a challenge has been answered. The returned function writes.
 *
 * @throws HttpsError `permission-denied` when it had been answered before.
 */
export async function noteChallenge(db: Firestore, transaction: Transaction, challenge: string, now: number) {
  const name = createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest('hex')
  const used = db.collection(collections.usedChallenges).doc(name)
  if ((await transaction.get(used)).exists) throw new HttpsError('permission-denied', 'answered before')
  return () => transaction.create(used, { expires_at: Timestamp.fromMillis(now + passkeyLimits.challengeMs) })
}
