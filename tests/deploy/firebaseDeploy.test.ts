import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../support/google/cliLogin.ts'
import { type StandIn, startGoogle } from '../support/google/index.ts'
import { addPreparedProject } from '../support/google/preparedProject.ts'
import type { Project } from '../support/google/state.ts'
import { firebase } from './support/firebase.ts'
import { workspace } from './support/workspace.ts'

let google: StandIn
let project: Project
const cleanUps: (() => void | Promise<void>)[] = []

beforeEach(async () => {
  google = await startGoogle()
  project = addPreparedProject(google.state, 'studio-one')
  cleanUps.push(google.close)
})
afterEach(async () => {
  expect(google.unexpected).toEqual([])
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

/** Deploys what is built with the real Firebase CLI, as somebody who is signed in to it. */
async function deploy(accounts: (name: string) => string, only = 'firestore,functions,hosting') {
  const home = signedIn(google)
  const { folder, config, remove } = workspace('studio-one', {
    FUNCTIONS_REGION: 'us-central1',
    PUBLIC_SERVICE_ACCOUNT: accounts('studio-public'),
    ADMIN_SERVICE_ACCOUNT: accounts('studio-admin'),
    SITE_ORIGINS: '',
    TRUSTED_PROXIES: '1',
    ENFORCE_APP_CHECK: 'false',
  })
  cleanUps.push(remove, home.remove)
  const args = ['deploy', '--config', config, '--only', only, '--project', 'studio-one', '--force']
  return firebase(folder, args, home.env).ended
}

describe('firebase deploy, against the stand-in', () => {
  it('fails with account names that are not whole addresses, before any function is made', async () => {
    const { code, output } = await deploy((name) => `${name}@`)
    expect(code).not.toBe(0)
    expect(output).toMatch(/secrets\/\w+:setIamPolicy had HTTP Error: 400, Invalid service account/)
    expect(project.functions).toEqual({})
  })
  it('makes every function with whole addresses, the triggers too', async () => {
    const { code, output } = await deploy((name) => `${name}@studio-one.iam.gserviceaccount.com`)
    expect(code, output).toBe(0)
    const made = Object.keys(project.functions).map((name) => name.split('/').at(-1))
    expect(made).toEqual(expect.arrayContaining(['visitors', 'admins', 'translate', 'written-settings']))
    expect(made.length).toBeLessThanOrEqual(24)
  })
})
