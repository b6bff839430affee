import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { Profile } from '@studio/domain/people/user'
import { call } from '../../../firebase/call'
import { collectionOf } from '../../../firebase/collection'
import { useLive } from '../../../sync/live'
import { continueSessionAfter } from '../../devices/data'

export { reauthenticate } from '../../../firebase/session/signIn'

const profiles = collectionOf(collections.profiles, async () => Profile)
const newestFirst = profiles.all('created_at', true)

/** Returns the stored name of an account; undefined until it is loaded. */
export function useName(userId: string): string | undefined {
  const live = useLive(newestFirst)
  if (live.status !== 'ready') return undefined
  return live.rows.find(({ id }) => id === userId)?.full_name ?? ''
}

/** Stores the signed-in person's name. Rejects with a `CallError`. */
export const changeName = (full_name: string) => call(calls.changeName, { full_name })

/** Sets the current account's password. This ends all its other sessions; this one continues. */
export const changePassword = (email: string, password: string) =>
  continueSessionAfter(email, () => call(calls.changePassword, { password }))
