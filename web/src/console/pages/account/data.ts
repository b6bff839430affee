import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { Profile } from '@studio/domain/people/user'
import { call } from '../../../firebase/call'
import { collectionOf } from '../../../firebase/collection'
import { useLive } from '../../../sync/live'
import { goOnAfter } from '../../devices/data'

export { reauthenticate } from '../../../firebase/session/signIn'

const profiles = collectionOf(collections.profiles, async () => Profile)
const newestFirst = profiles.all('created_at', true)

/** The name that is stored for an account; undefined until it is known. */
export function useName(userId: string): string | undefined {
  const live = useLive(newestFirst)
  if (live.status !== 'ready') return undefined
  return live.rows.find(({ id }) => id === userId)?.full_name ?? ''
}

/** Stores the own name; rejects with a `CallError`. */
export const changeName = (full_name: string) => call(calls.changeName, { full_name })

/** Sets the own password, which ends every other session of the account; this one goes on. */
export const changePassword = (email: string, password: string) =>
  goOnAfter(email, () => call(calls.changePassword, { password }))
