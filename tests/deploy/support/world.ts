import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Asker } from '../../../scripts/deploy/asker.ts'
import type { World } from '../../../scripts/deploy/deploy.ts'
import type { DeployValues } from '../../../scripts/deploy/options.ts'
import { liveContent } from '../../../scripts/deploy/source/content.ts'
import { firebase } from '../../../scripts/deploy/tools.ts'
import { buildAll } from '../../../scripts/lib/build.ts'
import { signedIn } from '../../support/google/cliLogin.ts'
import type { StandIn } from '../../support/google/index.ts'
import { workspace } from './workspace.ts'

export const project = 'studio-under-test'
export const owner = { name: 'Ana Ruiz', email: 'ana@studio.example' }

/** Returns a stand-in for a person who gives these answers in order, and the list of questions asked. */
export function answering(answers: readonly string[]) {
  const left = [...answers]
  const asked: string[] = []
  const next = (question: string) => {
    asked.push(question)
    const answer = left.shift()
    return answer === undefined ? Promise.reject(new Error(`Not expected: ${question}`)) : Promise.resolve(answer)
  }
  const asker: Asker = {
    choose: next,
    write: next,
    agree: async (question) => (await next(question)) === 'yes',
    hide: next,
  }
  return { asker, asked }
}

/** Answers to the questions about a first deployment to a new project. */
export const firstAnswers = [project, 'europe-west1', `${owner.name} <${owner.email}>`, 'yes']

const cli = new Error('The Firebase CLI would run now')

/** Replaces the Firebase CLI in tests that end when it would run. Records the arguments. */
export function noCli() {
  const calls: string[] = []
  const firebase: World['firebase'] = (_, args) => {
    calls.push(args.join(' '))
    return Promise.reject(cli)
  }
  return { firebase, calls }
}

/** Ignores the error with which a deployment ends when the Firebase CLI would run. Throws any other error. */
export const unlessCli = (error: unknown) => {
  if (error !== cli) throw error
}

/**
 * A clone in a temporary folder and someone who is signed in, with the stand-in as Google. The site is not built: its
 * files are those of the folder. Sets this process's environment, so only one of them is in use at a time.
 */
export async function deploymentWorld(google: StandIn, answers: readonly string[] = firstAnswers) {
  await buildAll(['functions'])
  const { folder, remove } = workspace('none', {})
  writeFileSync(path.join(folder, '.firebaserc'), '{ "projects": { "default": "demo-studio" } }\n')
  const login = signedIn(google)
  const { asker, asked } = answering(answers)
  const lines: string[] = []
  const world: World = {
    options: {},
    ask: asker,
    signIn: () => Promise.resolve(google.state.user),
    firebase,
    build: async (origin) => (await liveContent(origin)).id,
    say: (line = '') => lines.push(line),
  }
  Object.assign(process.env, login.env, { DEPLOY_FOLDER: folder })
  return {
    world,
    folder,
    lines,
    asked,
    /** Returns the world with other options, or with some parts replaced. */
    with: (options: DeployValues, more: Partial<World> = {}): World => ({ ...world, ...more, options }),
    /** Makes this process use another stand-in for Google. */
    use: (other: StandIn) => Object.assign(process.env, other.env),
    settings: () => readFileSync(path.join(folder, `functions/.env.${project}`), 'utf8'),
    /** The environment of someone who is signed in to the Firebase CLI and has nothing but Node on the PATH. */
    bareEnv: { ...login.env, DEPLOY_FOLDER: folder, PATH: path.dirname(process.execPath) },
    end() {
      login.remove()
      remove()
    },
  }
}
export type Studio = Awaited<ReturnType<typeof deploymentWorld>>
