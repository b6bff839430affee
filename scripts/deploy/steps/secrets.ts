import { type Deployment, found, type Step } from '../deployment.ts'
import { grant, has, type Policy } from '../policy.ts'
import { enabledVersions, firstValues, pathOfSecret, secretNames, setSecret } from '../source/secretValues.ts'

const accessor = 'roles/secretmanager.secretAccessor'

/** An existing value stays: with a new SIGNING_SECRET every known device would be forgotten. */
export const secrets: Step = {
  name: 'Secrets',
  async check(deployment) {
    const { read, project } = deployment
    const checked = await Promise.all(
      secretNames.map(async (secret) => {
        const isThere = (await enabledVersions(read, project, secret)).length > 0
        return isThere ? [] : [found(deployment, 'secret-missing', { secret })]
      }),
    )
    return checked.flat()
  },
  async fix({ project }, { google }) {
    for (const secret of secretNames) {
      if (!(await google.get('secretmanager', pathOfSecret(project, secret)))) {
        await google.send('POST', 'secretmanager', `v1/projects/${project}/secrets?secretId=${secret}`, {
          replication: { automatic: {} },
          // This label lets the Firebase CLI give the functions access to the secret.
          labels: { 'firebase-managed': 'true' },
        })
      }
      if ((await enabledVersions(google, project, secret)).length === 0)
        await setSecret(google, project, secret, firstValues[secret]())
    }
  },
}

/** Comes after the functions, which until then use the older versions. */
export const oldSecrets: Step = {
  name: 'Old secrets',
  async check(deployment) {
    const { read, project } = deployment
    const checked = await Promise.all(
      secretNames.map(async (secret) => {
        const [, ...older] = await enabledVersions(read, project, secret)
        return older.length > 0 ? [found(deployment, 'secret-old', { secret })] : []
      }),
    )
    return checked.flat()
  },
  async fix({ project }, { google }) {
    for (const secret of secretNames) {
      const [, ...older] = await enabledVersions(google, project, secret)
      for (const version of older)
        await google.send('POST', 'secretmanager', `${pathOfSecret(project, secret)}/versions/${version}:disable`, {})
    }
  },
}

/** Returns the pairs of account and secret that the functions declare. */
async function needsOf({ wanted }: Deployment) {
  const needs = new Map<string, { account: string; secret: string }>()
  for (const { account, secrets } of await wanted()) {
    for (const secret of secrets) needs.set(`${account} ${secret}`, { account, secret })
  }
  return [...needs.values()]
}

const grantOf = (account: string) => ({ role: accessor, member: `serviceAccount:${account}` })

async function lacking(deployment: Deployment) {
  const { read, project } = deployment
  const checked = await Promise.all(
    (await needsOf(deployment)).map(async ({ account, secret }) => {
      const policy = await read.get<Policy>('secretmanager', `${pathOfSecret(project, secret)}:getIamPolicy`)
      return has(policy, grantOf(account)) ? [] : [{ account, secret }]
    }),
  )
  return checked.flat()
}

export const secretAccess: Step = {
  name: 'Access to secrets',
  check: async (deployment) =>
    (await lacking(deployment)).map((missing) => found(deployment, 'secret-unreadable', missing)),
  async fix(deployment, { google }) {
    for (const { account, secret } of await lacking(deployment))
      await grant(google, 'secretmanager', pathOfSecret(deployment.project, secret), [grantOf(account)], {
        reads: 'GET',
      })
  },
}
