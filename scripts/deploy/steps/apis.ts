import { found, type Step } from '../deployment.ts'

/** Google enables at most this many in one call. */
const atOnce = 20

const needed = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firestore',
  'iam',
  // The functions need this API to sign tokens, and nothing else enables it.
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'orgpolicy',
  'pubsub',
  'run',
  'secretmanager',
  'serviceusage',
  'storage',
].map((name) => `${name}.googleapis.com`)

async function missingOf({ read, project }: Parameters<Step['check']>[0]): Promise<string[]> {
  const path = `v1/projects/${project}/services?filter=state:ENABLED&pageSize=200`
  const enabled = await read.list<{ name: string }>('serviceusage', path, 'services')
  const names = new Set(enabled.map(({ name }) => name.split('/').at(-1)))
  return needed.filter((api) => !names.has(api))
}

export const apis: Step = {
  name: 'APIs',
  async check(deployment) {
    const missing = await missingOf(deployment)
    return missing.length > 0 ? [found(deployment, 'api-off', { apis: missing.join(', ') })] : []
  },
  async fix(deployment, { google }) {
    const missing = await missingOf(deployment)
    for (let from = 0; from < missing.length; from += atOnce) {
      await google.finish('POST', 'serviceusage', `v1/projects/${deployment.project}/services:batchEnable`, {
        serviceIds: missing.slice(from, from + atOnce),
      })
    }
  },
}
