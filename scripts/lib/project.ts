import { type ParseArgsConfig, parseArgs } from 'node:util'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { environmentOf, projectId, studioSet } from './emulators/emulatorSet.ts'
import { isFree } from './emulators/ports.ts'
import { oneLine, Problem } from './problem.ts'

const noCredentials =
  'There are no Application Default Credentials: sign in with `gcloud auth application-default login` and try again.'

/** Parses the command line with `parseArgs`; adds the usage to its errors. */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new Problem(`${oneLine(error).split('. ')[0]}: ${usage}`)
  }
}

/**
 * Points the Admin SDK at the emulators or, with the developer's own credentials, at a real project. Returns its
 * description.
 */
export async function openProject(project = projectId) {
  if (!project.startsWith('demo-')) {
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
    const line = /default credentials/i.test(oneLine(error)) ? noCredentials : oneLine(error)
    process.stderr.write(`✗ ${line}\n`)
    process.exit(1)
  }
}
