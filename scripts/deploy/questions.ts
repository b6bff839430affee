import { email as emailSchema } from '@studio/domain/values/email'
import * as v from 'valibot'
import { Problem } from '../lib/problem.ts'
import type { Asker } from './asker.ts'
import type { BillingAccount } from './deployment.ts'
import type { Reader } from './google/google.ts'
import { adminsOf } from './source/people.ts'
import type { Owner } from './source/settings.ts'
import { regionFor } from './steps/database.ts'

const regions = [
  {
    value: 'southamerica-east1',
    name: 'South America (São Paulo)',
    zone: /^America\/(Sao|Argentina|Bogota|Lima|Santiago|Caracas|Montevideo|Guayaquil|La_Paz|Asuncion)/,
  },
  { value: 'us-central1', name: 'North America (Iowa)', zone: /^America\// },
  { value: 'europe-west1', name: 'Europe (Belgium)', zone: /^(Europe|Africa)\// },
  { value: 'asia-northeast1', name: 'Asia (Tokyo)', zone: /^(Asia|Australia|Pacific)\// },
] as const

/** Returns the region nearest to a time zone. */
export const regionNear = (zone: string) => regions.find((region) => region.zone.test(zone))?.value ?? 'us-central1'

const newOne = 'new'
const projectId = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/
const isProjectId = (text: string) =>
  projectId.test(text) || 'Six to 30 small letters, digits and hyphens, beginning with a letter.'

/** Asks for the project to deploy to: an existing one, or the id of a new one. */
export async function askProject(ask: Asker, read: Reader): Promise<string> {
  const projects = await read.list<{ projectId: string; displayName?: string }>(
    'firebase',
    'v1beta1/projects?pageSize=100',
    'results',
  )
  const proposed = `studio-${Math.random().toString(36).slice(2, 8)}`
  const write = () => ask.write('Id of the new project (it shows in the address):', proposed, isProjectId)
  if (projects.length === 0) return write()
  const choices = projects.map(({ projectId: value, displayName }) => ({ value, name: `${displayName} (${value})` }))
  const chosen = await ask.choose('Which project?', [...choices, { value: newOne, name: 'A new project' }])
  return chosen === newOne ? write() : chosen
}

/** Returns the region of data and functions: the database's, or else the owner's choice. */
export async function findRegion(ask: Asker, read: Reader, project: string, isNew: boolean): Promise<string> {
  if (!isNew) {
    const database = await read.get<{ locationId: string }>('firestore', `v1/projects/${project}/databases/(default)`)
    if (database) return regionFor(database.locationId)
  }
  const usual = regionNear(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const choices = regions.map(({ value, name }) => ({ value, name: `${name}, ${value}` }))
  return ask.choose('Where should the data be? This cannot be changed later.', choices, usual)
}

/** Reads `Ana Ruiz <ana@example.com>`, or an address alone. */
export function readOwner(text: string): Owner | undefined {
  const [, name, bracketed] = /^(.*?)\s*<(.+)>$/.exec(text.trim()) ?? []
  const { success, output: email } = v.safeParse(emailSchema, bracketed ?? text.trim())
  if (!success) return undefined
  return { email, name: name || email.split('@')[0] || email }
}

const isOwner = (text: string) =>
  readOwner(text) !== undefined || 'An e-mail address, such as Ana Ruiz <ana@example.com>.'

/** Returns the first admin; asks only if there is none yet. */
export async function findOwner(ask: Asker, read: Reader, project: string, isNew: boolean, usual: string) {
  if (!isNew) {
    const [admin] = await adminsOf(read, project)
    if (admin?.email) return { email: admin.email, name: admin.email }
  }
  const text = await ask.write("The owner's name and e-mail (the first admin):", usual, isOwner)
  const owner = readOwner(text)
  if (!owner) throw new Problem(`"${text}" is not an e-mail address.`)
  return owner
}

export const askBilling = (ask: Asker) => (accounts: readonly BillingAccount[]) =>
  ask.choose(
    'Which billing account?',
    accounts.map(({ name: value, displayName }) => ({ value, name: displayName })),
  )
