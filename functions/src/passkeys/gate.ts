import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { logFact, logFailure } from '../lib/log.ts'
import { refusal } from '../requests/refusal.ts'
import { passwordlessOf } from './store.ts'

/** The part of a blocking event that is looked at here and in the gate. */
interface BlockingEvent {
  data?: { uid?: string; email?: string }
  credential?: { signInMethod?: string }
}

/**
 * Stands before the gate. A sign-in with a token of our own (passkeys, recovery codes) needs no ticket: Google and the
 * emulator do not even ask a blocking function about it, and only the functions' account can make such a token. Any
 * other sign-in is refused to an account whose owner has switched the password off; who reads why knows the password.
 *
 * @throws HttpsError `password-is-off`; `internal` when the store does not answer.
 */
export const besidesPasskeys =
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
    logFailure('the gate could not look', error, {})
    throw new HttpsError('internal', 'internal')
  }
}
