import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildAll } from '../lib/build.ts'
import { inRoot } from '../lib/paths.ts'
import { run } from '../lib/processes.ts'
import type { Deployment, Extras } from './deployment.ts'
import { originOfSite } from './facts.ts'
import type { Reader } from './google/google.ts'
import { functionsBuild, siteBuild } from './source/builds.ts'
import { liveContent } from './source/content.ts'
import { deployedFolder, hasSettings, initialSettings, settingsOf } from './source/settings.ts'
import { wantedFunctions } from './source/wantedFunctions.ts'

/** Runs the Firebase CLI of this clone. Returns its exit code, its output, and the log with that output. */
export async function firebase(project: string, args: readonly string[]) {
  const log = '.logs/deploy-firebase.log'
  const file = path.join(deployedFolder(), log)
  const program = inRoot('node_modules/firebase-tools/lib/bin/firebase.js')
  const code = await run(process.execPath, [program, ...args, '--project', project, '--non-interactive'], {
    output: { log: file },
    cwd: deployedFolder(),
    // On a busy machine the CLI's default of ten seconds is too short to load the functions.
    env: { FUNCTIONS_DISCOVERY_TIMEOUT: process.env.FUNCTIONS_DISCOVERY_TIMEOUT ?? '120' },
  })
  return { code, output: readFileSync(file, 'utf8'), log }
}

/** Builds the site for its address, with its current content. Returns the content's identifier. */
export async function build(origin: string): Promise<string> {
  process.env.SITE_ORIGIN = origin
  const { id, contentOf } = await liveContent(origin)
  await buildAll(['web', 'functions'], contentOf)
  return id
}

/** Describes a deployment of this clone. A project without a settings file gets its initial settings. */
export function deploymentOf(read: Reader, project: string, region: string, extras: Extras = {}): Deployment {
  let isBuilt: Promise<unknown> | undefined
  const functionsAreBuilt = () => {
    isBuilt ??= buildAll(['functions'])
    return isBuilt
  }
  const deployment: Deployment = {
    ...extras,
    read,
    project,
    get settings() {
      return { ...settingsOf(project), ...(!hasSettings(project) && initialSettings(project, region)) }
    },
    async wanted() {
      await functionsAreBuilt()
      return wantedFunctions(project, deployment.settings)
    },
    async builds() {
      await functionsAreBuilt()
      const site = siteBuild(await originOfSite(deployment), process.env.VITE_APP_CHECK_KEY ?? '')
      return { functions: functionsBuild(deployment.settings), site }
    },
  }
  return deployment
}
