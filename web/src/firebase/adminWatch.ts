import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import { onAuthStateChanged } from 'firebase/auth'
import { doc, onSnapshot } from 'firebase/firestore'
import { openAuth } from './auth'
import { openFirestore } from './firestore'

/** Follows the session of this device and its admin role, for pages outside the console. */
export async function watchAdminRole(onChange: (isAdmin: boolean) => void): Promise<() => void> {
  const [{ auth }, db] = await Promise.all([openAuth(), openFirestore()])
  let stopRole = () => {}
  const stopUser = onAuthStateChanged(auth, (user) => {
    stopRole()
    if (!user) return onChange(false)
    stopRole = onSnapshot(
      doc(db, collections.roles, roleId(user.uid)),
      (role) => onChange(role.exists()),
      () => onChange(false),
    )
  })
  return () => {
    stopUser()
    stopRole()
  }
}
