import { createContext, useContext } from 'react'

/** The id of the signed-in account, for what is kept on the device for it alone; '' where nobody is signed in. */
export const AccountContext = createContext('')

/** The signed-in account's id. */
export const useAccountId = (): string => useContext(AccountContext)
