import { useOutletContext } from 'react-router-dom'

/** The signed-in admin. */
export interface Account {
  userId: string
  email: string
}

/** The signed-in admin, for the pages of the console: its frame hands the account to the page inside. */
export const useAccount = () => useOutletContext<Account>()
