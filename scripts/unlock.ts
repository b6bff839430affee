/**
 * `npm run unlock -- <email> [--password] [--project …]`: deletes the sign-in attempts of an e-mail address on all
 * devices, so that its owner can try again at once. With --password it also turns password sign-in on again, for
 * someone who has lost their passkeys and recovery codes. Works on the running emulators, or with --project on that
 * Firebase project with the sign-in of the Firebase CLI.
 */
import { serverActor } from '@studio/domain/audit/auditEntry'
import { normalizeIdentifier } from '@studio/domain/people/rateLimit'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { recordAccountChange } from '../functions/src/audit/auditLog.ts'
import { passwordlessOf } from '../functions/src/passkeys/store.ts'
import { knownDevices } from '../functions/src/signIn/knownDevices.ts'
import { Problem } from './lib/problem.ts'
import { onProject, openProject, readArguments } from './lib/project.ts'
import { say } from './lib/steps.ts'

const usage = 'npm run unlock -- <email> [--password] [--project <Firebase project>]'

async function unlock() {
  const {
    values: { project, password },
    positionals: [email],
  } = readArguments(usage, {
    options: { project: { type: 'string' }, password: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (!email) throw new Problem(`No e-mail address was given: ${usage}`)
  const place = await openProject(project)
  const counters = await knownDevices(getFirestore()).counters(email)
  await Promise.all(counters.map(({ ref }) => ref.delete()))
  const what = counters.length === 0 ? 'had no sign-in attempts' : 'can sign in again: its attempts are forgotten'
  say(`✓ ${normalizeIdentifier(email)} ${what} on ${place}.`)
  if (password) say(`✓ ${await switchPasswordOn(normalizeIdentifier(email))}.`)
}

async function switchPasswordOn(email: string) {
  const { uid } = await getAuth().getUserByEmail(email)
  const db = getFirestore()
  const account = passwordlessOf(db, uid)
  if (!(await account.get()).exists) return 'The password of the account was on already'
  await account.delete()
  await recordAccountChange(db, { by: serverActor, of: uid, action: 'password_sign_in_on', at: Date.now() })
  return 'The password opens the account again; its recovery codes are void'
}

await onProject(unlock)
