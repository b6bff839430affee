import * as v from 'valibot'
import { localStore } from '../lib/browserStorage'
import { recall, remember } from './remembered'
import { askToKeep } from './workWithoutRole'

/**
 * The reason why a session was ended. `ended`: the password was changed or the account is gone, which Auth does not
 * distinguish. `expired`: it reached one of `sessionLimits`. `role`: the account has no admin role, or has lost it.
 */
const reasons = ['ended', 'expired', 'disabled', 'role'] as const
export type EndReason = (typeof reasons)[number]

const Person = v.object({ account: v.string(), email: v.string() })
const Ended = v.object({ ...Person.entries, reason: v.picklist(reasons) })

/** A person whose session the server has ended on this device. */
export type EndedSession = v.InferOutput<typeof Ended>

/* Sign-out erases the stored person (firebase/session/erase.ts). A person who is still stored while Auth has no
   session has therefore not signed out. */
const person = 'person'
const endedKey = 'studio.ended'

/** Stores the person signed in on this device. */
export const notePerson = (account: string, email: string) =>
  remember(person, { value: { account, email }, at: Date.now() })

/** Returns the person who has signed in and not signed out. */
export const notedPerson = () => recall(person, Person)?.value

/** Stores that the server has ended the session, for the sign-in page to show. A more specific reason stays. */
export function noteEnd(reason: EndReason) {
  const who = notedPerson() ?? endedSession()
  if (!who) return
  const known = endedSession()
  const better = reason === 'ended' && known?.account === who.account ? known.reason : reason
  if (better === 'role') askToKeep(who.account)
  localStore.write(endedKey, JSON.stringify({ account: who.account, email: who.email, reason: better }))
}

/** Returns the person whose session was ended, until somebody signs in. */
export function endedSession(): EndedSession | undefined {
  try {
    const parsed = v.safeParse(Ended, JSON.parse(localStore.read(endedKey) ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Clears the ended session, once somebody has signed in. */
export const forgetEnd = () => localStore.write(endedKey, null)
