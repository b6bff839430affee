import { createContext, useContext } from 'react'

/** The signed-in account's id, which separates data stored on the device; '' if signed out. */
export const AccountContext = createContext('')

export const useAccountId = (): string => useContext(AccountContext)
