import { collections } from '@studio/domain/collections'
import type { Auth } from 'firebase-admin/auth'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { identifierHash } from '../../functions/src/signIn/attempts.ts'
import { signInGate } from '../../functions/src/signIn/beforeSignIn.ts'
import { checkRateLimitHandler } from '../../functions/src/signIn/checkRateLimit.ts'
import { knownDevices, maxDevices } from '../../functions/src/signIn/knownDevices.ts'
import { atMost, type Figure, timed, told } from '../shared/figures.ts'
import { median } from '../shared/numbers.ts'
import { device, newAccount } from './signIns.ts'

const counters = 10_000
const runs = 21
const limitMs = 300

/**
 * Measures the gate's time for an account with all its devices, before and after strangers created many counters in its
 * name.
 */
export async function hostileCounters(db: Firestore, auth: Auth): Promise<Figure[]> {
  const check = checkRateLimitHandler(db, device, Date.now)
  const gate = signInGate(db, auth, Date.now)
  const email = await newAccount(auth)
  const now = Date.now()
  for (let at = 0; at < maxDevices; at++)
    await knownDevices(db).remember(email, {
      known: undefined,
      other: undefined,
      name: '',
      signedInAt: now / 1000 + at,
      now,
    })
  const gateMs = async () => {
    const all: number[] = []
    for (let run = 0; run < runs; run++) {
      await check({ data: { p_identifier: email } })
      all.push((await timed(() => gate({ data: { email } }))).ms)
    }
    return median(all)
  }
  const alone = await gateMs()
  const writer = db.bulkWriter()
  const junk = {
    identifier: identifierHash(email),
    attempts: 1,
    last_attempt_at: now,
    expires_at: Timestamp.fromMillis(now),
  }
  for (let at = 0; at < counters; at++)
    void writer.create(db.collection(collections.rateLimits).doc(`junk-${at}`), junk)
  await writer.close()
  return [
    told(`The gate, median of ${runs}, with ${maxDevices} devices`, alone),
    atMost(`… with ${counters.toLocaleString('en')} more counters of the same e-mail`, limitMs, await gateMs()),
  ]
}
