import { type Deployment, found, type Step } from '../deployment.ts'
import { type DeployedFunction, deployedFunctions, nameOf, originOfSite, releasedSite } from '../facts.ts'
import type { Finding } from '../findings/finding.ts'
import { buildVariable, runtime } from '../source/builds.ts'
import { awaitApis, deployWith } from '../source/deployWith.ts'
import type { WantedFunction } from '../source/wantedFunctions.ts'

type Kind = WantedFunction['kind']

/** Returns the functions of some kinds, both as wanted and as deployed. */
export async function pairs(deployment: Deployment, kinds: readonly Kind[]) {
  const [wanted, deployed] = await Promise.all([deployment.wanted(), deployedFunctions(deployment)])
  return wanted.filter(({ kind }) => kinds.includes(kind)).map((want) => ({ want, have: deployed.here.get(want.id) }))
}

/** Returns the faults of functions of some kinds, each with the functions' ids. */
async function faultsOf(deployment: Deployment, kinds: readonly Kind[]) {
  const [all, { functions: build }] = await Promise.all([pairs(deployment, kinds), deployment.builds()])
  const idsOf = (isSo: (have: DeployedFunction, want: WantedFunction) => boolean) =>
    all.flatMap(({ want, have }) => (have && isSo(have, want) ? [want.id] : []))
  const isUp = ({ state }: DeployedFunction) => state === 'ACTIVE'
  return [
    ['function-missing', all.filter(({ have }) => !have).map(({ want }) => want.id)],
    ['function-broken', idsOf((have) => !isUp(have))],
    ['function-account', idsOf((have, want) => have.serviceConfig?.serviceAccountEmail !== want.account)],
    ['function-runtime', idsOf((have) => have.buildConfig?.runtime !== runtime)],
    [
      'function-outdated',
      idsOf((have) => isUp(have) && have.serviceConfig?.environmentVariables?.[buildVariable] !== build),
    ],
  ] as const
}

async function checkFunctions(deployment: Deployment, kinds: readonly Kind[]): Promise<Finding[]> {
  const faults = await faultsOf(deployment, kinds)
  return faults.flatMap(([code, ids]) =>
    ids.length > 0 ? [found(deployment, code, { functions: ids.join(', '), runtime })] : [],
  )
}

/** Returns the targets of `firebase deploy` for functions with a fault. */
async function targetsOf(deployment: Deployment, kinds: readonly Kind[]): Promise<string[]> {
  const ids = (await faultsOf(deployment, kinds)).flatMap(([, ids]) => ids)
  return [...new Set(ids)].map((id) => `functions:${id}`)
}

const forced = (targets: readonly string[]) =>
  targets.some((target) => target.startsWith('functions')) ? ['--force'] : []

const services: readonly Kind[] = ['visitors', 'gate', 'schedule']

export const functionsAndSite: Step = {
  name: 'Functions and site',
  async check(deployment) {
    const [functions, released, builds] = await Promise.all([
      checkFunctions(deployment, services),
      releasedSite(deployment),
      deployment.builds(),
    ])
    return released.build === builds.site ? functions : [...functions, found(deployment, 'site-outdated')]
  },
  async fix(deployment, hands) {
    await awaitApis(deployment, hands)
    const targets = await targetsOf(deployment, services)
    const [released, before] = await Promise.all([releasedSite(deployment), deployment.builds()])
    if (released.build !== before.site) {
      const content = await hands.build(await originOfSite(deployment))
      const { site } = await deployment.builds()
      await deployWith(
        hands,
        [...targets, 'hosting'],
        ['--message', `build ${site} content ${content}`, ...forced(targets)],
      )
    } else if (targets.length > 0) await deployWith(hands, targets, ['--force'])
  },
}

/** They come after the site, because a new project's Eventarc refuses them for some minutes. */
export const triggers: Step = {
  name: 'Triggers',
  check: (deployment) => checkFunctions(deployment, ['trigger']),
  async fix(deployment, hands) {
    const targets = await targetsOf(deployment, ['trigger'])
    if (targets.length > 0) await deployWith(hands, targets, ['--force'])
  },
}

export const oldFunctions: Step = {
  name: 'Old functions',
  isOptional: true,
  async check(deployment) {
    const { extra } = await extraOf(deployment)
    return extra.length > 0 ? [found(deployment, 'function-extra', { functions: extra.map(nameOf).join(', ') })] : []
  },
  async fix(deployment, hands) {
    if (!deployment.removesOld) return
    const { extra } = await extraOf(deployment)
    for (const item of extra) {
      const region = /\/locations\/([^/]+)\//.exec(item.name)?.[1] ?? ''
      const { code } = await hands.firebase(['functions:delete', nameOf(item), '--region', region, '--force'])
      if (code !== 0) return
    }
  },
}

async function extraOf(deployment: Deployment) {
  const [wanted, deployed] = await Promise.all([deployment.wanted(), deployedFunctions(deployment)])
  const ids = new Set(wanted.map(({ id }) => id))
  const isOurs = ({ labels }: DeployedFunction) => labels?.['deployment-tool']?.startsWith('cli-firebase')
  const here = [...deployed.here.values()].filter((item) => isOurs(item) && !ids.has(nameOf(item)))
  return { extra: [...here, ...deployed.elsewhere.filter(isOurs)] }
}
