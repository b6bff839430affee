import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { collections } from '@studio/domain/collections'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { inRoot } from '../../../scripts/lib/paths.ts'
import { app, auth, db, newEmail, password, roleIn, signIn } from '../support.ts'

/** Runs `npm run create-admin` on the emulators. Returns its output. */
async function createAdmin(email: string, name: string, chosen: string) {
  const { projectId = '' } = app.options
  const args = [inRoot('scripts/createAdmin.ts'), '--email', email, '--name', name, '--project', projectId]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ADMIN_PASSWORD: chosen },
  })
  return stdout.trim()
}

const profileOf = (uid: string) => db.collection(collections.profiles).doc(uid).get()

it('The command makes a person an admin, who can sign in with the password', async () => {
  const email = newEmail()
  expect(await createAdmin(email.toUpperCase(), 'Ana Ruiz', password)).toContain(`${email} has a new account`)
  const { uid } = await auth.getUserByEmail(email)
  const profile = { user_id: uid, full_name: 'Ana Ruiz', created_at: expect.any(Timestamp) }
  expect((await profileOf(uid)).data()).toEqual(profile)
  expect((await roleIn(db, uid).get()).data()).toEqual({ user_id: uid, role: 'admin', valid_since: expect.any(Number) })
  await expect(signIn(email)).resolves.toBeDefined()
})

it('The command leaves the password and the name of an account alone, and ended sessions stay ended', async () => {
  const email = newEmail()
  await createAdmin(email, 'Ana Ruiz', password)
  const { uid } = await auth.getUserByEmail(email)
  await roleIn(db, uid).delete()
  expect(await createAdmin(email, 'Someone else', 'another good password')).toContain('keeps account and password')
  expect((await profileOf(uid)).get('full_name')).toBe('Ana Ruiz')
  const since = Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '') / 1000
  expect((await roleIn(db, uid).get()).data()).toEqual({ user_id: uid, role: 'admin', valid_since: since })
  await expect(signIn(email)).resolves.toBeDefined()
})

it('The command refuses a password that guessers try first', async () => {
  const email = newEmail()
  await expect(createAdmin(email, 'Ana Ruiz', 'password123')).rejects.toThrow()
  await expect(auth.getUserByEmail(email)).rejects.toThrow()
})
