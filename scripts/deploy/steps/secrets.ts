import { randomBytes } from 'node:crypto'
import { found, type Step } from '../deployment.ts'
import type { Google, Reader } from '../google/google.ts'
import { grant, has, type Policy } from '../policy.ts'

/** The first value of each secret. TRANSLATION_KEY is `off` until someone enters a service's key. */
const firstValues: Readonly<Record<string, () => string>> = {
  SIGNING_SECRET: () => randomBytes(32).toString('base64'),
  TRANSLATION_KEY: () => 'off',
}

const pathOf = (project: string, secret: string) => `v1/projects/${project}/secrets/${secret}`
const accessor = 'roles/secretmanager.secretAccessor'

async function hasVersion(read: Reader, path: string): Promise<boolean> {
  const versions = await read.list<{ state: string }>('secretmanager', `${path}/versions`, 'versions')
  return versions.some(({ state }) => state === 'ENABLED')
}

/**
 * Creates a secret, unless it has an enabled version. Existing ones stay, because a new SIGNING_SECRET would make all
 * known devices unknown.
 */
async function create(google: Google, project: string, secretId: string, value: string) {
  const path = pathOf(project, secretId)
  if (!(await google.get('secretmanager', path))) {
    await google.send('POST', 'secretmanager', `v1/projects/${project}/secrets?secretId=${secretId}`, {
      replication: { automatic: {} },
      // With this label, the Firebase CLI lets the functions read it.
      labels: { 'firebase-managed': 'true' },
    })
  }
  if (await hasVersion(google, path)) return
  await google.send('POST', 'secretmanager', `${path}:addVersion`, {
    payload: { data: Buffer.from(value).toString('base64') },
  })
}

export const secrets: Step = {
  name: 'Secrets',
  async check(deployment) {
    const checked = await Promise.all(
      Object.keys(firstValues).map(async (secret) => {
        const isThere = await hasVersion(deployment.read, pathOf(deployment.project, secret))
        return isThere ? [] : [found(deployment, 'secret-missing', { secret })]
      }),
    )
    return checked.flat()
  },
  async fix({ project }, { google }) {
    for (const [secret, firstValue] of Object.entries(firstValues)) await create(google, project, secret, firstValue())
  },
}

/** Returns which account needs which secret, as the functions declare. */
async function needsOf({ wanted }: Parameters<Step['check']>[0]) {
  const needs = new Map<string, { account: string; secret: string }>()
  for (const { account, secrets } of await wanted()) {
    for (const secret of secrets) needs.set(`${account} ${secret}`, { account, secret })
  }
  return [...needs.values()]
}

const grantOf = (account: string) => ({ role: accessor, member: `serviceAccount:${account}` })

export const secretAccess: Step = {
  name: 'Access to secrets',
  async check(deployment) {
    const { read, project } = deployment
    const checked = await Promise.all(
      (await needsOf(deployment)).map(async ({ account, secret }) => {
        const policy = await read.get<Policy>('secretmanager', `${pathOf(project, secret)}:getIamPolicy`)
        return has(policy, grantOf(account)) ? [] : [found(deployment, 'secret-unreadable', { account, secret })]
      }),
    )
    return checked.flat()
  },
  async fix(deployment, { google }) {
    for (const { account, secret } of await needsOf(deployment)) {
      const path = pathOf(deployment.project, secret)
      const policy = await google.get<Policy>('secretmanager', `${path}:getIamPolicy`)
      if (!has(policy, grantOf(account)))
        await grant(google, 'secretmanager', path, [grantOf(account)], { reads: 'GET' })
    }
  },
}
