import { type Deployment, found, type Step } from '../deployment.ts'
import { pairs } from './functions.ts'

interface Blocking {
  triggers?: Record<string, { functionUri?: string }>
  forwardInboundCredentials?: object
}

const pathOf = (project: string) => `admin/v2/projects/${project}/config`

async function wiringOf(deployment: Deployment) {
  const [gates, config] = await Promise.all([
    pairs(deployment, ['gate']),
    deployment.read.get<{ blockingFunctions?: Blocking }>('identitytoolkit', pathOf(deployment.project)),
  ])
  const blocking = config?.blockingFunctions ?? {}
  const wiring = gates.map(({ want, have }) => ({
    id: want.id,
    event: want.gate ?? '',
    wanted: have?.serviceConfig?.uri,
    other: have?.url,
    set: blocking.triggers?.[want.gate ?? '']?.functionUri,
  }))
  return { blocking, wiring: wiring.filter(({ wanted }) => wanted) }
}

/**
 * Auth signs each request for the address that it calls, and a function accepts only its address on run.app. The first
 * deployment registers the address on cloudfunctions.net instead (firebase-tools #9997). A second deployment would
 * correct that, and so does this step.
 */
export const gates: Step = {
  name: 'Sign-in gates',
  async check(deployment) {
    const { wiring } = await wiringOf(deployment)
    const wrong = wiring.filter(({ set, wanted }) => set !== wanted)
    const refused = wrong.filter(({ set, other }) => set && set === other)
    const unwired = wrong.filter((gate) => !refused.includes(gate))
    const names = (gates: typeof wiring) => ({ functions: gates.map(({ id }) => id).join(', ') })
    return [
      ...(refused.length > 0 ? [found(deployment, 'gate-audience', names(refused))] : []),
      ...(unwired.length > 0 ? [found(deployment, 'gate-unwired', names(unwired))] : []),
    ]
  },
  async fix(deployment, { google }) {
    const { blocking, wiring } = await wiringOf(deployment)
    const triggers = { ...blocking.triggers }
    for (const { event, wanted } of wiring) if (wanted) triggers[event] = { functionUri: wanted }
    await google.send('PATCH', 'identitytoolkit', `${pathOf(deployment.project)}?updateMask=blockingFunctions`, {
      blockingFunctions: { ...blocking, triggers },
    })
  },
}
