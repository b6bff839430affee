import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import { getApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { password } from './accounts.ts'
import { profileDocument, roleDocument } from './factories.ts'
import { store } from './store.ts'

/** A person with an account that only one test uses. */
export interface Somebody {
  uid: string
  email: string
  name: string
}

const auth = () => getAuth(getApp('end-to-end'))
const roleOf = (uid: string) => store.collection(collections.roles).doc(roleId(uid))
const profileOf = (uid: string) => store.collection(collections.profiles).doc(uid)

/** Creates an account with a profile but no role; the password is that of all sample accounts. */
export async function newPerson(name: string): Promise<Somebody> {
  const uid = randomUUID()
  const email = `${uid}@studio.test`
  await auth().createUser({ uid, email, password })
  await profileOf(uid).set(profileDocument(uid, { full_name: name, created_at: new Date() }))
  return { uid, email, name }
}

/** Creates an account that may use the console. */
export async function newAdmin(name: string): Promise<Somebody> {
  const person = await newPerson(name)
  await appoint(person)
  return person
}

/** Grants the admin role, like another admin. */
export const appoint = ({ uid }: Pick<Somebody, 'uid'>) => roleOf(uid).set(roleDocument(uid))

/** Revokes the admin role, like another admin. */
export const dismiss = ({ uid }: Somebody) => roleOf(uid).delete()

/** Returns whether a person has the admin role. */
export const isAdmin = async ({ uid }: Somebody) => (await roleOf(uid).get()).exists

/** Returns the account with this e-mail address, if there is one. */
export const accountOf = (email: string) =>
  auth()
    .getUserByEmail(email)
    .catch(() => undefined)

/** Disables or enables the account, like the project's operator. */
export const setDisabled = ({ uid }: Pick<Somebody, 'uid'>, disabled: boolean) => auth().updateUser(uid, { disabled })

/** Sets the account's password, which ends its sessions. */
export const changePassword = ({ uid }: Pick<Somebody, 'uid'>, newPassword: string) =>
  auth().updateUser(uid, { password: newPassword })

/** Deletes the account. */
export const removeAccount = ({ uid }: Pick<Somebody, 'uid'>) => auth().deleteUser(uid)
