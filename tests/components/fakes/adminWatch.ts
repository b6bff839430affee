import type * as real from '../../../web/src/firebase/adminWatch'
import { server } from '../support/server'

/** Follows the fake session and its role. */
export const watchAdminRole: typeof real.watchAdminRole = async (onChange) => {
  const tell = () => onChange(Boolean(server.user && server.isAdmin(server.user.uid)))
  tell()
  const stopUser = server.onUser(tell)
  return () => void stopUser()
}
