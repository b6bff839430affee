import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeDeployConfig } from '../../lib/firebaseConfig.ts'
import { buildVariable, siteVariable } from './builds.ts'
import { deployedFolder, type Settings } from './settings.ts'

/** Git ignores this folder. */
const environmentFolder = '.firebase/deploy'

/**
 * Writes the configuration with the policies of the built pages, and the functions' environment with the identifiers
 * of their build and of the site's.
 */
export function prepareDeployment(settings: Settings, { functions, site }: { functions: string; site: string }) {
  const folder = deployedFolder()
  writeDeployConfig({ folder, firestoreLocation: settings.FUNCTIONS_REGION, environment: environmentFolder })
  mkdirSync(path.join(folder, environmentFolder), { recursive: true })
  const lines = Object.entries({ ...settings, [buildVariable]: functions, [siteVariable]: site })
  writeFileSync(
    path.join(folder, environmentFolder, '.env'),
    lines.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join(''),
  )
}
