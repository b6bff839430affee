import { createContext, useContext } from 'react'
import type { Session } from '../../firebase/session/session'

export type SignedIn = Extract<Session, { userId: string }>

/** The signed-in session; provided by `RequireAdmin`. */
export const SessionContext = createContext<SignedIn | undefined>(undefined)

/** Returns the signed-in session. Throws outside `RequireAdmin`. */
export function useAdmin(): SignedIn {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useAdmin is for the pages of the console')
  return session
}
