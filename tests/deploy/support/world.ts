import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Asker } from '../../../scripts/deploy/answers.ts'
import type { World } from '../../../scripts/deploy/deploy.ts'
import { google as connectTo, reader } from '../../../scripts/deploy/google/google.ts'
import { liveContent } from '../../../scripts/deploy/source/content.ts'
import { buildAll } from '../../../scripts/lib/build.ts'
import { signedIn } from '../../support/google/cliLogin.ts'
import type { StandIn } from '../../support/google/index.ts'
import { firebase } from './firebase.ts'
import { workspace } from './workspace.ts'

export const project = 'studio-under-test'
export const owner = { name: 'Ana Ruiz', email: 'ana@studio.example' }

/** Returns prompts that give these answers, in the order of the questions. */
export function answering(answers: readonly string[]) {
  const left = [...answers]
  const asked: string[] = []
  const next = (question: string) => {
    asked.push(question)
    const answer = left.shift()
    return answer === undefined ? Promise.reject(new Error(`Not expected: ${question}`)) : Promise.resolve(answer)
  }
  const asker: Asker = { choose: next, write: next, agree: async (question) => (await next(question)) === 'yes' }
  return { asker, asked }
}

/** The answers for a first deployment to a new project. */
export const firstAnswers = [project, 'europe-west1', `${owner.name} <${owner.email}>`, 'yes']

/**
 * Returns a clone in a temporary folder and a signed-in user, with the stand-in as Google. The site is not built; its
 * files are those of the folder.
 */
export async function deploymentWorld(google: StandIn, answers: readonly string[] = firstAnswers) {
  await buildAll(['functions'])
  const { folder, remove } = workspace('none', {})
  writeFileSync(path.join(folder, '.firebaserc'), '{ "projects": { "default": "demo-studio" } }\n')
  const login = signedIn(google)
  const { asker, asked } = answering(answers)
  const lines: string[] = []
  const connection = (id: string) => ({ project: id, token: () => Promise.resolve('owner'), pauseMs: 1 })
  const world: World = {
    answers: {},
    ask: asker,
    signIn: () => Promise.resolve(google.state.user),
    connect: (id) => connectTo(connection(id)),
    connectReader: (id) => reader(connection(id)),
    async firebase(id, args) {
      const { code, output } = await firebase(folder, [...args, '--project', id], login.env).ended
      return { code: code ?? 1, output }
    },
    build: async (origin) => (await liveContent(origin)).id,
    say: (line = '') => lines.push(line),
    pauseMs: 1,
  }
  process.env.GOOGLE_APIS_ORIGIN = google.origin
  process.env.DEPLOY_FOLDER = folder
  return {
    world,
    folder,
    lines,
    asked,
    /** The environment of a user who is signed in to the Firebase CLI and has only Node on the PATH. */
    bareEnv: { ...login.env, DEPLOY_FOLDER: folder, PATH: path.dirname(process.execPath) },
    end() {
      login.remove()
      remove()
    },
  }
}
