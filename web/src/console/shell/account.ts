import { createContext, useContext } from 'react'
import type { Session } from '../../firebase/session/session'

export type SignedIn = Extract<Session, { userId: string }>

/** Who is signed in; given by `RequireAdmin`. */
export const SessionContext = createContext<SignedIn | undefined>(undefined)

/** The signed-in account; only inside `RequireAdmin`. */
export function useAdmin(): SignedIn {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useAdmin is for the pages of the console')
  return session
}
