/**
 * `npm run unlock -- <email> [--project …]`: forgets the sign-in attempts of an e-mail address, on every device, so that
 * its owner can try again at once. Without --project on the running emulators, else on that Firebase project with
 * Application Default Credentials.
 */
import { parseArgs } from 'node:util'
import { normalizeIdentifier } from '@studio/domain/people/rateLimit'
import { getFirestore } from 'firebase-admin/firestore'
import { knownDevices } from '../functions/src/knownDevices.ts'
import { oneLine, Problem } from './lib/problem.ts'
import { onProject, openProject } from './lib/project.ts'
import { say } from './lib/steps.ts'

const usage = 'npm run unlock -- <email> [--project <Firebase project>]'

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { project: { type: 'string' } }, allowPositionals: true })
    return { project: values.project, email: positionals[0] }
  } catch (error) {
    throw new Problem(`${oneLine(error).split('. ')[0]}: ${usage}`)
  }
}

async function unlock() {
  const { project, email } = readArguments()
  if (!email) throw new Problem(`Whom? ${usage}`)
  const place = await openProject(project)
  const counters = await knownDevices(getFirestore()).counters(email)
  await Promise.all(counters.map(({ ref }) => ref.delete()))
  const what = counters.length === 0 ? 'had no sign-in attempts' : 'can sign in again: its attempts are forgotten'
  say(`✓ ${normalizeIdentifier(email)} ${what} on ${place}.`)
}

await onProject(unlock)
