/**
 * `npm run create-admin -- --email … --name … [--project …]`: makes a person an admin, including the first one; further
 * admins can be made in the console. Works on the running emulators, or with --project (unless it begins with `demo-`)
 * on that Firebase project with the sign-in of the Firebase CLI. Running it again is harmless: an existing account
 * keeps its password, an existing profile its name.
 */
import { collections } from '@studio/domain/collections'
import { validationTexts } from '@studio/domain/content/fields/validationTexts'
import { passwordRefusal } from '@studio/domain/people/passwordAdvice'
import { normalizeIdentifier } from '@studio/domain/people/rateLimit'
import { adminRole, CreateAdminForm, roleId, type UserRole } from '@studio/domain/people/user'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { isCommonPassword } from '../functions/src/accounts/commonPasswords.ts'
import { sessionsValidSince } from '../functions/src/accounts/liveAccount.ts'
import { codeOf } from '../functions/src/lib/log.ts'
import { askPassword } from './lib/password.ts'
import { Problem } from './lib/problem.ts'
import { onProject, openProject, readArguments } from './lib/project.ts'
import { say } from './lib/steps.ts'

const usage = 'npm run create-admin -- --email <address> --name "<full name>" [--project <Firebase project>]'

/** Returns the schema's output for an input; throws its message as a problem. */
function demand<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, input)
  if (success) return output
  const { message } = issues[0]
  throw new Problem(validationTexts[message as keyof typeof validationTexts] ?? message)
}

/** Returns the account with this address, if there is one. */
async function accountOf(auth: Auth, email: string) {
  try {
    return await auth.getUserByEmail(email)
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return undefined
    throw error
  }
}

async function createAdmin() {
  const text = { type: 'string' } as const
  const { values } = readArguments(usage, { options: { email: text, name: text, project: text } })
  const { email: address, name, project } = values
  if (!address || !name) throw new Problem(`Who? ${usage}`)
  const person = demand(v.omit(CreateAdminForm, ['password']), { email: address, full_name: name })
  const place = await openProject(project)
  const [auth, db] = [getAuth(), getFirestore()]
  const email = normalizeIdentifier(person.email)
  const known = await accountOf(auth, email)
  let uid = known?.uid
  if (!uid) {
    const password = demand(CreateAdminForm.entries.password, await askPassword(`Password for ${email}: `))
    const unfit = passwordRefusal(password, [person.full_name, email], isCommonPassword)
    if (unfit) throw new Problem(validationTexts[unfit])
    uid = (await auth.createUser({ email, password })).uid
  }
  const profile = db.collection(collections.profiles).doc(uid)
  // Sessions that were ended before stay invalid under a new role.
  const ends = known && { valid_since: sessionsValidSince(known) / 1000 }
  const role: UserRole = { user_id: uid, role: adminRole, ...ends }
  if (!(await profile.get()).exists) {
    await profile.create({ user_id: uid, full_name: person.full_name, created_at: FieldValue.serverTimestamp() })
  }
  await db.collection(collections.roles).doc(roleId(uid)).set(role, { merge: true })
  const what = known ? 'keeps account and password and is' : 'has a new account and is'
  say(`✓ ${email} ${what} an admin of ${place}.`)
}

await onProject(createAdmin)
