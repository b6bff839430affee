import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtConfig } from '../../lib/firebaseConfig.ts'
import { buildVariable, functionsBuild } from './builds.ts'
import { deployedFolder, type Settings } from './settings.ts'

/** The configuration that the Firebase CLI deploys with; it stands in the root, because paths in it are relative. */
export const deployConfig = '.firebase-deploy.json'

/** A folder that git ignores. */
const environmentFolder = '.firebase/deploy'

/**
 * Writes the configuration with the policies of the built pages, and with an environment of the functions that also says
 * which build they are.
 */
export function writeDeployConfig(settings: Settings) {
  const folder = deployedFolder()
  const config = builtConfig({ folder, firestoreLocation: settings.FUNCTIONS_REGION })
  const functions = config.functions.map((codebase) => ({ ...codebase, configDir: environmentFolder }))
  writeFileSync(path.join(folder, deployConfig), JSON.stringify({ ...config, functions }, undefined, 2))
  mkdirSync(path.join(folder, environmentFolder), { recursive: true })
  const lines = Object.entries({ ...settings, [buildVariable]: functionsBuild(settings) })
  writeFileSync(
    path.join(folder, environmentFolder, '.env'),
    lines.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join(''),
  )
}
