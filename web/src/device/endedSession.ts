import * as v from 'valibot'
import { localStore } from '../lib/browserStorage'
import { recall, remember } from './known'
import { askToKeep } from './workWithoutRole'

/**
 * Why a session was ended; `ended`: the password was changed or the account is gone, which Auth does not tell apart;
 * `role`: the account may not use the console, or not any more.
 */
const reasons = ['ended', 'disabled', 'role'] as const
export type EndReason = (typeof reasons)[number]

const Person = v.object({ account: v.string(), email: v.string() })
const Ended = v.object({ ...Person.entries, reason: v.picklist(reasons) })

/** Somebody whose session the server has ended on this device. */
export type EndedSession = v.InferOutput<typeof Ended>

/* Sign-out erases who is signed in, with all that is known (firebase/session/erase.ts). So whoever is still noted here while
   Auth knows nobody has not signed out. */
const person = 'person'
const endedKey = 'studio.ended'

/** Notes who is signed in on this device. */
export const notePerson = (account: string, email: string) =>
  remember(person, { value: { account, email }, at: Date.now() })

/** Who has signed in and not signed out. */
export const notedPerson = () => recall(person, Person)?.value

/** Notes that the server has ended the session, for the sign-in page to say; the better known reason stays. */
export function noteEnd(reason: EndReason) {
  const who = notedPerson() ?? endedSession()
  if (!who) return
  const known = endedSession()
  const better = reason === 'ended' && known?.account === who.account ? known.reason : reason
  if (better === 'role') askToKeep(who.account)
  localStore.write(endedKey, JSON.stringify({ account: who.account, email: who.email, reason: better }))
}

/** Whose session was ended, until somebody signs in. */
export function endedSession(): EndedSession | undefined {
  try {
    const parsed = v.safeParse(Ended, JSON.parse(localStore.read(endedKey) ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Somebody has signed in: nothing is left to say. */
export const forgetEnd = () => localStore.write(endedKey, null)
