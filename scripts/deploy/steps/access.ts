import { type Deployment, found, type Step } from '../deployment.ts'
import { type Grant, grant, has, type Policy } from '../policy.ts'
import type { WantedFunction } from '../source/wantedFunctions.ts'
import { pairs } from './functions.ts'

const role = 'roles/run.invoker'
const anyone: Grant = { role, member: 'allUsers' }

/**
 * Returns the Cloud Run services that lack a grant, for functions of these kinds. Each comes with its function's id.
 */
async function lacking(
  deployment: Deployment,
  kinds: readonly WantedFunction['kind'][],
  grantOf: (want: WantedFunction) => Grant,
) {
  const checked = await Promise.all(
    (await pairs(deployment, kinds)).map(async ({ want, have }) => {
      const service = have?.serviceConfig?.service
      if (!service) return []
      const [policy, { invokerIamDisabled = false } = {}] = await Promise.all([
        deployment.read.get<Policy>('run', `v2/${service}:getIamPolicy`),
        deployment.read.get<{ invokerIamDisabled?: boolean }>('run', `v2/${service}`),
      ])
      return invokerIamDisabled || has(policy, grantOf(want)) ? [] : [{ want, service }]
    }),
  )
  return checked.flat()
}

const idsOf = (items: readonly { want: WantedFunction }[]) => items.map(({ want }) => want.id).join(', ')

export const visitorsAccess: Step = {
  name: "Visitors' access",
  async check(deployment) {
    const refused = await lacking(deployment, ['visitors', 'gate'], () => anyone)
    return refused.length > 0 ? [found(deployment, 'visitors-refused', { functions: idsOf(refused) })] : []
  },
  async fix(deployment, { google }) {
    for (const { service } of await lacking(deployment, ['visitors', 'gate'], () => anyone))
      await grant(google, 'run', `v2/${service}`, [anyone], { reads: 'GET' })
  },
}

/** The grant with which an account may call the service of its own trigger. */
const ownAccount = ({ account }: WantedFunction): Grant => ({ role, member: `serviceAccount:${account}` })

export const triggersAccess: Step = {
  name: "Eventarc's access",
  async check(deployment) {
    const refused = await lacking(deployment, ['trigger'], ownAccount)
    const account = refused[0]?.want.account ?? ''
    return refused.length > 0 ? [found(deployment, 'trigger-refused', { functions: idsOf(refused), account })] : []
  },
  async fix(deployment, { google }) {
    for (const { want, service } of await lacking(deployment, ['trigger'], ownAccount))
      await grant(google, 'run', `v2/${service}`, [ownAccount(want)], { reads: 'GET' })
  },
}
