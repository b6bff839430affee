import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import { getApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { password } from './accounts.ts'
import { profileDocument, roleDocument } from './factories.ts'
import { store } from './store.ts'

/** Somebody with an account of one's own test. */
export interface Somebody {
  uid: string
  email: string
  name: string
}

const auth = () => getAuth(getApp('end-to-end'))
const roleOf = (uid: string) => store.collection(collections.roles).doc(roleId(uid))
const profileOf = (uid: string) => store.collection(collections.profiles).doc(uid)

/** Makes an account with a profile, without a role; the password is that of all sample accounts. */
export async function newPerson(name: string): Promise<Somebody> {
  const uid = randomUUID()
  const email = `${uid}@studio.test`
  await auth().createUser({ uid, email, password })
  await profileOf(uid).set(profileDocument(uid, { full_name: name, created_at: new Date() }))
  return { uid, email, name }
}

/** Makes an account that may use the console. */
export async function newAdmin(name: string): Promise<Somebody> {
  const person = await newPerson(name)
  await appoint(person)
  return person
}

/** Gives the admin role, as another admin would. */
export const appoint = ({ uid }: Pick<Somebody, 'uid'>) => roleOf(uid).set(roleDocument(uid))

/** Takes the admin role away, as another admin would. */
export const dismiss = ({ uid }: Somebody) => roleOf(uid).delete()

/** Whether somebody has the admin role. */
export const isAdmin = async ({ uid }: Somebody) => (await roleOf(uid).get()).exists

/** The account with this e-mail address, if there is one. */
export const accountOf = (email: string) =>
  auth()
    .getUserByEmail(email)
    .catch(() => undefined)

/** Switches the account off or on, as whoever runs the project can. */
export const setDisabled = ({ uid }: Pick<Somebody, 'uid'>, disabled: boolean) => auth().updateUser(uid, { disabled })

/** Gives the account this password, which ends its sessions. */
export const changePassword = ({ uid }: Pick<Somebody, 'uid'>, newPassword: string) =>
  auth().updateUser(uid, { password: newPassword })

/** Removes the account. */
export const removeAccount = ({ uid }: Pick<Somebody, 'uid'>) => auth().deleteUser(uid)
