import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firebase } from '../../scripts/deploy/tools.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { signedIn } from '../support/google/cliLogin.ts'
import { type StandIn, startGoogle } from '../support/google/index.ts'
import { addPreparedProject } from '../support/google/preparedProject.ts'
import type { Project } from '../support/google/state.ts'
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

/** Deploys the built files with the real Firebase CLI, as someone who is signed in to it. */
async function deploy(accounts: (name: string) => string, only = 'firestore,functions,hosting', loadingMs = 0) {
  const home = signedIn(google)
  const { folder, config, remove } = workspace('studio-one', {
    FUNCTIONS_REGION: 'us-central1',
    PUBLIC_SERVICE_ACCOUNT: accounts('studio-public'),
    ADMIN_SERVICE_ACCOUNT: accounts('studio-admin'),
    PUBLISHER_SERVICE_ACCOUNT: accounts('studio-publisher'),
    SITE_ORIGINS: '',
    TRUSTED_PROXIES: '1',
    ENFORCE_APP_CHECK: 'false',
  })
  cleanUps.push(remove, home.remove)
  if (loadingMs > 0) slowDown(path.join(folder, 'functions/lib/index.js'), loadingMs)
  Object.assign(process.env, home.env, { DEPLOY_FOLDER: folder })
  return firebase('studio-one', ['deploy', '--config', config, '--only', only, '--force'])
}

/** Lets the functions load as slowly as on a busy machine. */
const slowDown = (file: string, ms: number) =>
  writeFileSync(file, `await new Promise((resolve) => setTimeout(resolve, ${ms}));\n${readFileSync(file, 'utf8')}`)

describe('firebase deploy, against the stand-in', () => {
  it('fails with incomplete account names, before any function is created', async () => {
    const { code, output } = await deploy((name) => `${name}@`)
    expect(code).not.toBe(0)
    expect(output).toMatch(/secrets\/\w+:setIamPolicy had HTTP Error: 400, Invalid service account/)
    expect(project.functions).toEqual({})
  })

  it('deploys rules, indexes, functions and the site with complete account names', async () => {
    const { code, output } = await deploy((name) => `${name}@studio-one.iam.gserviceaccount.com`)
    expect(code, output).toBe(0)
    const wanted = JSON.parse(readFileSync(inRoot('firestore.indexes.json'), 'utf8')) as {
      indexes: object[]
      fieldOverrides: object[]
    }
    expect(Object.keys(project.indexes)).toHaveLength(wanted.indexes.length)
    expect(Object.keys(project.fields)).toHaveLength(wanted.fieldOverrides.length)
    const { rulesetName = '' } = project.releases['projects/studio-one/releases/cloud.firestore'] ?? {}
    expect(project.rulesets[rulesetName]?.source.files[0]?.content).toBe(
      readFileSync(inRoot('firestore.rules'), 'utf8'),
    )

    const functions = Object.values(project.functions)
    expect(Object.keys(project.functions).map((name) => name.split('/').at(-1))).toEqual(
      expect.arrayContaining(['visitors', 'admins', 'translate', 'written-settings']),
    )
    // Each function has its own build and service. A deployment of more functions than this exceeds a new project's
    // quotas.
    expect(functions.length).toBeLessThanOrEqual(26)
    expect(functions.filter(({ state }) => state !== 'ACTIVE')).toEqual([])
    expect(new Set(functions.map(({ serviceConfig }) => serviceConfig.serviceAccountEmail))).toEqual(
      new Set(
        ['studio-public', 'studio-admin', 'studio-publisher'].map(
          (name) => `${name}@studio-one.iam.gserviceaccount.com`,
        ),
      ),
    )
    expect(project.oldFunctions).toEqual({})
    const callers = Object.values(project.jobs).map(({ httpTarget }) => httpTarget?.oidcToken?.serviceAccountEmail)
    expect(callers.sort()).toEqual(
      ['studio-admin', 'studio-public', 'studio-publisher'].map((name) => `${name}@studio-one.iam.gserviceaccount.com`),
    )

    const open = (address: string) => fetch(`${google.origin}/studio-one.web.app${address}`)
    const [page, content] = await Promise.all([open('/'), open('/api/content/es')])
    expect([page.status, content.status]).toEqual([200, 200])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('first registers a gate under the address whose tokens it refuses, even if the functions take 12 s to load', async () => {
    const whole = (name: string) => `${name}@studio-one.iam.gserviceaccount.com`
    const registered = () => project.auth?.blockingFunctions?.triggers?.beforeSignIn?.functionUri
    // The CLI's own limit is ten seconds.
    const { code, output } = await deploy(whole, 'functions:beforeSignIn', 12_000)
    expect(code, output).toBe(0)
    const [gate] = Object.values(project.functions)
    expect(registered()).toBe(gate?.url)
  })
})
