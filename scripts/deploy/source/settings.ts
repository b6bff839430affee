import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { root } from '../../lib/paths.ts'

/** The values of functions/.env and functions/.env.<project>. */
export type Settings = Readonly<Record<string, string>>

/** Returns the folder that is deployed: the clone, or in tests a copy of it. */
export const deployedFolder = () => process.env.DEPLOY_FOLDER ?? root

const inFolder = (file: string) => path.join(deployedFolder(), file)
const fileOf = (project: string) => inFolder(`functions/.env.${project}`)

const read = (file: string): Settings =>
  existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {}

const publisherOf = (project: string) => `studio-publisher@${project}.iam.gserviceaccount.com`

/** Returns a project's settings: the defaults, overridden by its own file. */
export const settingsOf = (project: string): Settings => ({
  // A file that is older than the publisher does not name its account.
  PUBLISHER_SERVICE_ACCOUNT: publisherOf(project),
  ...read(inFolder('functions/.env')),
  ...read(fileOf(project)),
})

/** Returns whether the project has a settings file, which means that someone agreed to deploy to it. */
export const hasSettings = (project: string) => existsSync(fileOf(project))

/** The person who becomes the first admin. */
export interface Owner {
  email: string
  name: string
}

/** Returns the owner named in the first line of the settings file. */
export function ownerIn(project: string): Owner | undefined {
  const [first = ''] = hasSettings(project) ? readFileSync(fileOf(project), 'utf8').split('\n') : []
  const [, name = '', email = ''] = /^# .* for (.+) <(.+)>$/.exec(first) ?? []
  return email === '' ? undefined : { name, email }
}

/**
 * Returns a project's initial settings. The accounts' addresses are complete, because the Firebase CLI would copy the
 * short form `name@` into secrets and schedules, where Google refuses it.
 */
export const initialSettings = (project: string, region: string) => ({
  FUNCTIONS_REGION: region,
  PUBLIC_SERVICE_ACCOUNT: `studio-public@${project}.iam.gserviceaccount.com`,
  ADMIN_SERVICE_ACCOUNT: `studio-admin@${project}.iam.gserviceaccount.com`,
  PUBLISHER_SERVICE_ACCOUNT: publisherOf(project),
})

/** Creates a project's settings file, which also records that someone agreed to deploy to it. */
export function createSettings(project: string, region: string, owner: string) {
  const lines = [
    `# Settings of the project ${project}, made by \`npm run deploy\` for ${owner}`,
    '# functions/.env explains each setting; any of them can be set here. Commit this file: nothing in it is secret.',
    ...Object.entries(initialSettings(project, region)).map(([name, value]) => `${name}=${value}`),
  ]
  writeFileSync(fileOf(project), `${lines.join('\n')}\n`)
}

/** Makes a project the default of this clone's commands. */
export function chooseProject(project: string) {
  const rc = inFolder('.firebaserc')
  const config = JSON.parse(readFileSync(rc, 'utf8')) as { projects?: Record<string, string> }
  if (config.projects?.default === project) return
  writeFileSync(
    rc,
    `${JSON.stringify({ ...config, projects: { ...config.projects, default: project } }, undefined, 2)}\n`,
  )
}

/** Returns the default project of this clone's commands; undefined for the demo project. */
export function chosenProject(): string | undefined {
  const config = JSON.parse(readFileSync(inFolder('.firebaserc'), 'utf8')) as { projects?: Record<string, string> }
  const project = config.projects?.default ?? ''
  return project === '' || project.startsWith('demo-') ? undefined : project
}

/** Changes one setting in the project's own file. */
export function changeSetting(project: string, name: string, value: string) {
  const file = fileOf(project)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const at = lines.findIndex((line) => line.startsWith(`${name}=`))
  if (at < 0) lines.push(`${name}=${value}`)
  else lines[at] = `${name}=${value}`
  writeFileSync(file, `${lines.join('\n')}\n`)
}

/** Returns the site's own origins besides Hosting's, the main one first. */
export const originsIn = ({ SITE_ORIGINS = '' }: Settings) =>
  SITE_ORIGINS.split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean)
