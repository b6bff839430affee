import { randomUUID } from 'node:crypto'
import { signInLimit } from '@studio/domain/limits'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { checkRateLimitHandler } from '../../functions/src/signIn/checkRateLimit.ts'
import { devices } from '../../functions/src/signIn/device.ts'
import { knownDevices } from '../../functions/src/signIn/knownDevices.ts'
import type { EmulatorSet } from '../../scripts/lib/emulators/emulatorSet.ts'
import { exactly, type Figure, inLanes, timed, told } from '../shared/figures.ts'

const emails = 50
const attempts = 200
const hostile = 1000
const password = 'correct horse battery'

export const device = devices(() => 'load')
const newEmail = () => `load-${randomUUID()}@example.com`

/** Creates an account and returns its e-mail. */
export async function newAccount(auth: Auth): Promise<string> {
  const email = newEmail()
  await auth.createUser({ email, password })
  return email
}

/** Signs in over REST with the right password. Returns whether there was a token. */
async function hasToken(set: EmulatorSet, email: string): Promise<boolean> {
  const url = `http://127.0.0.1:${set.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`
  const body = JSON.stringify({ email, password, returnSecureToken: true })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return 'idToken' in ((await response.json()) as object)
}

/** Floods many e-mails with attempts: exactly five of each are allowed. */
export async function signIns(db: Firestore): Promise<Figure[]> {
  const check = checkRateLimitHandler(db, device, Date.now)
  const allowed: number[] = []
  const { ms } = await timed(() =>
    inLanes(Array.from({ length: emails }, newEmail), 2, async (p_identifier) => {
      const asked = Array.from({ length: attempts }, () => check({ data: { p_identifier } }).catch(() => undefined))
      allowed.push((await Promise.all(asked)).filter((answer) => answer?.allowed).length)
    }),
  )
  const exact = allowed.filter((count) => count === signInLimit.attempts).length
  return [
    told(`${attempts} sign-ins at once for each of ${emails} e-mails`, ms),
    exactly(`… e-mails of which exactly ${signInLimit.attempts} were allowed`, emails, exact),
  ]
}

/** Strangers flood the owner's e-mail while the owner signs in on a known device. */
export async function hostileAttempts(db: Firestore, auth: Auth, set: EmulatorSet): Promise<Figure[]> {
  const check = checkRateLimitHandler(db, device, Date.now)
  const email = await newAccount(auth)
  const signIn = { known: undefined, other: undefined, name: '', signedInAt: Date.now() / 1000, now: Date.now() }
  const id = await knownDevices(db).remember(email, signIn)
  const p_device = device.tokenFor(id ?? '', undefined, email, Date.now())
  await check({ data: { p_identifier: email } })
  await hasToken(set, email)
  let allowed = 0
  const attack = inLanes([...Array(hostile).keys()], 50, async () => {
    const answer = await check({ data: { p_identifier: email } }).catch(() => undefined)
    if (answer?.allowed) allowed++
  })
  const owner = await timed(async () => {
    const { allowed } = await check({ data: { p_identifier: email, p_device } })
    return allowed && (await hasToken(set, email))
  })
  await attack
  const rest = await Promise.all(Array.from({ length: 8 }, () => hasToken(set, email)))
  return [
    exactly(`${hostile} hostile attempts on the owner's e-mail: allowed`, signInLimit.attempts, allowed),
    exactly('… meanwhile the owner signs in from a known device, at the first try', 1, Number(owner.result)),
    told('… which takes, with the gate', owner.ms),
    exactly('… tokens over REST with the right password, afterwards', 0, rest.filter(Boolean).length),
  ]
}
