import { type ParseArgsConfig, parseArgs } from 'node:util'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { environmentOf, projectId, studioSet } from './emulators/emulatorSet.ts'
import { isFree } from './emulators/ports.ts'
import { oneLine, Problem } from './problem.ts'
import { shareSignIn } from './signIn.ts'

/** Advice for errors of Google's libraries about the sign-in. */
const signInProblems = [
  [/default credentials/i, 'Nobody is signed in: run `npx firebase login` and try again.'],
  [/invalid_grant|invalid_rapt/, 'Your sign-in has expired: run `npx firebase login --reauth` and try again.'],
] as const

/** Parses the command line with `parseArgs`; adds the usage to its errors. */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new Problem(`${oneLine(error).split('. ')[0]}: ${usage}`)
  }
}

/**
 * Points the Admin SDK at the emulators or, with the sign-in of the Firebase CLI, at a real project. Returns its
 * description.
 */
export async function openProject(project = projectId) {
  if (!project.startsWith('demo-')) {
    await shareSignIn(project)
    initializeApp({ projectId: project, credential: applicationDefault() })
    return `the project ${project}`
  }
  const set = studioSet()
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    if (await isFree(set.ports.auth)) {
      throw new Problem('The emulators are not running: start them with `npm start`, or name a project with --project.')
    }
    Object.assign(process.env, environmentOf(set))
  }
  initializeApp({ projectId: project })
  return 'the emulators'
}

/** Runs a command on a project and exits; an error is reported in one line. */
export async function onProject(work: () => Promise<void>): Promise<never> {
  try {
    await work()
    process.exit(0)
  } catch (error) {
    const line = oneLine(error)
    const [, advice = line] = signInProblems.find(([pattern]) => pattern.test(line)) ?? []
    process.stderr.write(`✗ ${advice}\n`)
    process.exit(1)
  }
}
