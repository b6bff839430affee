import { calls } from '@studio/domain/calls'
import { type AttemptState, countAttempt, forgetAttempts, normalizeIdentifier } from '@studio/domain/people/rateLimit'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { followSessions } from '../accounts/liveAccount.ts'
import { newSessionToken } from '../accounts/newSessionToken.ts'
import { recordAccountChange } from '../audit/auditLog.ts'
import { codeOf, logFact } from '../lib/log.ts'
import { callable } from '../requests/callable.ts'
import { attemptsOf, changeAttempts } from '../signIn/attempts.ts'
import type { Devices } from '../signIn/device.ts'
import { knownDevices } from '../signIn/knownDevices.ts'
import { type MayCount, notCounted } from '../signIn/newCounters.ts'
import { earlierRecoveryHash, recoveryHash } from './recoveryHash.ts'
import { passwordlessOf, storedPasswordless } from './store.ts'

interface RecoverServer {
  db: Firestore
  auth: Auth
  device: Devices
  now: () => number
  mayCount?: MayCount
}

/**
 * Signs in with an e-mail address and one of the account's recovery codes, which is then used up. It counts as a
 * sign-in attempt, together with those by password. Every wrong input gets the same answer.
 *
 * @throws HttpsError `unavailable` if too many attempts came at once.
 */
export const recoverWithCodeHandler = ({ db, auth, device, now, mayCount }: RecoverServer) => {
  const devices = knownDevices(db)
  return callable(calls.recoverWithCode, async ({ p_identifier, p_device, code }, { http }) => {
    const { known } = device.idIn(p_device, p_identifier, now())
    const isKnown = known !== undefined && (await devices.isKnown(p_identifier, known))
    const from = isKnown ? known : undefined
    if (mayCount && !(await mayCount(p_identifier, from, http))) return { ...notCounted(now()), token: null }
    const counter = attemptsOf(db, p_identifier, from)
    const limit = await changeAttempts(counter, p_identifier, (known) => attemptWithoutTicket(known, now()))
    if (!limit.allowed) return { ...limit, token: null }
    const account = await accountOf(auth, p_identifier)
    const provedAt = now()
    const isRight = await takeCode(db, account?.uid ?? 'nobody', code)
    if (!account || !isRight) return { ...limit, token: null }
    await changeAttempts(counter, p_identifier, (known) => ({
      state: known && forgetAttempts(known),
      result: undefined,
    }))
    logFact('signed in with a recovery code', {})
    const { uid } = account
    await recordAccountChange(db, { by: uid, of: uid, action: 'recovery_code_used', at: now() })
    // The gate does not run for this sign-in.
    await followSessions(db, account)
    const token = await newSessionToken(uid, { madeAt: provedAt, provedAt })
    if (!isKnown) await devices.note(p_identifier, now())
    return { ...limit, token }
  })
}

/** Counts an attempt without leaving a ticket. Tickets from earlier attempts by password stay. */
function attemptWithoutTicket(known: AttemptState | undefined, now: number) {
  const { state, result } = countAttempt(known, now)
  const tickets = result.locked_until === null ? (known?.tickets ?? []) : []
  return { state: state && { ...state, tickets }, result }
}

/** Returns the account of an e-mail address, unless it is missing or disabled. */
const accountOf = (auth: Auth, identifier: string): Promise<UserRecord | undefined> =>
  auth.getUserByEmail(normalizeIdentifier(identifier)).then(
    (account) => (account.disabled ? undefined : account),
    (error: unknown) => {
      if (codeOf(error) === 'auth/user-not-found' || codeOf(error) === 'auth/invalid-email') return undefined
      throw error
    },
  )

/** Uses up a recovery code. Returns false if it is not valid; this takes equally long. */
async function takeCode(db: Firestore, uid: string, code: string): Promise<boolean> {
  const document = passwordlessOf(db, uid)
  const { salt = '' } = storedPasswordless(await document.get()) ?? {}
  const known = [await recoveryHash(salt, code), ...(salt === '' ? [earlierRecoveryHash(uid, code)] : [])]
  return await db.runTransaction(async (at) => {
    const stored = storedPasswordless(await at.get(document))
    const codes = stored?.salt === salt ? stored.codes : []
    const left = codes.filter((hash) => !known.includes(hash))
    if (left.length === codes.length) return false
    at.update(document, { codes: left })
    return true
  })
}
