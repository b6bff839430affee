import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { logFact, logFailure } from '../lib/log.ts'
import { refusal } from '../requests/refusal.ts'
import { passwordlessOf } from './store.ts'

/** The part of a blocking event that this file and the gate read. */
interface BlockingEvent {
  data?: { uid?: string; email?: string }
  credential?: { signInMethod?: string }
}

/**
 * Wraps the gate for accounts with passkeys. A sign-in with a token of ours (passkeys, recovery codes) needs no ticket.
 * Google and the emulator do not call a blocking function for it, and only the functions can sign such a token. Any
 * other sign-in is refused if the account's password is off. Only someone who knows the password sees this reason.
 *
 * @throws HttpsError `password-is-off`; `internal` if Firestore does not answer.
 */
export const refusePasswordIfOff =
  (db: Firestore, gate: (event: BlockingEvent) => Promise<void>) =>
  async (event: BlockingEvent): Promise<void> => {
    if (event.credential?.signInMethod === 'custom') return
    if (event.data?.uid !== undefined && (await isPasswordless(db, event.data.uid))) {
      logFact('sign-in refused: the password is off', {})
      throw refusal('password-is-off')
    }
    await gate(event)
  }

async function isPasswordless(db: Firestore, uid: string): Promise<boolean> {
  try {
    return (await passwordlessOf(db, uid).get()).exists
  } catch (error) {
    logFailure('sign-in gate failed', error, {})
    throw new HttpsError('internal', 'internal')
  }
}
