import { type Deployment, found, type Step, type Tools } from '../deployment.ts'
import { type DeployedFunction, deployedFunctions, nameOf, originOfSite, releasedSite } from '../facts.ts'
import type { Finding } from '../findings/finding.ts'
import { buildVariable, isPublisher, runtime, siteVariable } from '../source/builds.ts'
import { awaitApis, deleteFunctions, deployTargets } from '../source/firebaseCli.ts'
import { enabledVersions, secretNames } from '../source/secretValues.ts'
import type { WantedFunction } from '../source/wantedFunctions.ts'

type Kind = WantedFunction['kind']

/** Returns the functions of some kinds, both as wanted and as deployed. */
export async function pairs(deployment: Deployment, kinds: readonly Kind[]) {
  const [wanted, deployed] = await Promise.all([deployment.wanted(), deployedFunctions(deployment)])
  return wanted.filter(({ kind }) => kinds.includes(kind)).map((want) => ({ want, have: deployed.here.get(want.id) }))
}

/** The newest version of each secret. Functions name the version that they read, and a new one only when deployed again. */
async function newestSecrets({ read, project }: Deployment) {
  const newest = secretNames.map(async (secret) => {
    const [version] = await enabledVersions(read, project, secret)
    return version === undefined ? [] : [[secret as string, `${version}`] as const]
  })
  return new Map((await Promise.all(newest)).flat())
}

const wasDeployed = ({ updateTime = '' }: DeployedFunction) => Date.parse(updateTime) || 0

/** Returns what is wrong with functions of some kinds, and the ids that each finding is about. */
async function faultsOf(deployment: Deployment, kinds: readonly Kind[]) {
  const [all, newest, { functions: build, site }] = await Promise.all([
    pairs(deployment, kinds),
    newestSecrets(deployment),
    deployment.builds(),
  ])
  const { againBefore = 0 } = deployment
  const isOutdated = (have: DeployedFunction) => {
    const { [buildVariable]: own, [siteVariable]: pages } = have.serviceConfig?.environmentVariables ?? {}
    return own !== build || wasDeployed(have) < againBefore || (isPublisher(nameOf(have)) && pages !== site)
  }
  const readsOld = ({ serviceConfig }: DeployedFunction) =>
    (serviceConfig?.secretEnvironmentVariables ?? []).some(
      ({ secret = '', version }) => newest.has(secret) && newest.get(secret) !== version,
    )
  const idsOf = (isSo: (have: DeployedFunction, want: WantedFunction) => boolean) =>
    all.flatMap(({ want, have }) => (have && isSo(have, want) ? [want.id] : []))
  const isUp = ({ state }: DeployedFunction) => state === 'ACTIVE'
  return [
    ['function-missing', all.filter(({ have }) => !have).map(({ want }) => want.id)],
    ['function-broken', idsOf((have) => !isUp(have))],
    ['function-account', idsOf((have, want) => have.serviceConfig?.serviceAccountEmail !== want.account)],
    ['function-runtime', idsOf((have) => have.buildConfig?.runtime !== runtime)],
    ['function-outdated', idsOf((have) => isUp(have) && isOutdated(have))],
    ['function-secret', idsOf((have) => isUp(have) && !isOutdated(have) && readsOld(have))],
  ] as const
}

async function checkFunctions(deployment: Deployment, kinds: readonly Kind[]): Promise<Finding[]> {
  const faults = await faultsOf(deployment, kinds)
  return faults.flatMap(([code, ids]) =>
    ids.length > 0 ? [found(deployment, code, { functions: ids.join(', '), runtime })] : [],
  )
}

/** Returns the functions with a fault. */
async function faultyIds(deployment: Deployment, kinds: readonly Kind[]): Promise<string[]> {
  return [...new Set((await faultsOf(deployment, kinds)).flatMap(([, ids]) => ids))]
}

const services: readonly Kind[] = ['visitors', 'gate', 'schedule']

/** Returns whether the live release is this version of the site and newer than `againBefore`. */
const isCurrent = ({ againBefore = 0 }: Deployment, { build, at }: { build: string; at: number }, site: string) =>
  build === site && at >= againBefore

/** Deploys functions. Those that publish pages need the built site. */
export async function deployFunctions(deployment: Deployment, tools: Tools, ids: readonly string[]) {
  if (ids.some(isPublisher)) await tools.build(await originOfSite(deployment))
  await deployTargets(tools, targetsFor(ids))
}

const targetsFor = (ids: readonly string[]) => ids.map((id) => `functions:${id}`)

/** Builds the site with its current content, and releases it together with other targets. */
async function deploySite(deployment: Deployment, tools: Tools, others: readonly string[] = []) {
  const content = await tools.build(await originOfSite(deployment))
  const { site } = await deployment.builds()
  await deployTargets(tools, [...others, 'hosting'], `build ${site} content ${content}`)
}

export const functionsAndSite: Step = {
  name: 'Functions and site',
  async check(deployment) {
    const [functions, released, builds] = await Promise.all([
      checkFunctions(deployment, services),
      releasedSite(deployment),
      deployment.builds(),
    ])
    return isCurrent(deployment, released, builds.site) ? functions : [...functions, found(deployment, 'site-outdated')]
  },
  async fix(deployment, tools) {
    await awaitApis(deployment, tools)
    const ids = await faultyIds(deployment, services)
    const [released, { site }] = await Promise.all([releasedSite(deployment), deployment.builds()])
    if (isCurrent(deployment, released, site)) await deployFunctions(deployment, tools, ids)
    else await deploySite(deployment, tools, targetsFor(ids))
  },
}

/** Triggers come after the site, because a new project's Eventarc refuses them for some minutes. */
export const triggers: Step = {
  name: 'Triggers',
  check: (deployment) => checkFunctions(deployment, ['trigger']),
  async fix(deployment, tools) {
    await deployFunctions(deployment, tools, await faultyIds(deployment, ['trigger']))
  },
}

export const oldFunctions: Step = {
  name: 'Old functions',
  isOptional: true,
  async check(deployment) {
    const { extra } = await extraOf(deployment)
    return extra.length > 0 ? [found(deployment, 'function-extra', { functions: extra.map(nameOf).join(', ') })] : []
  },
  async fix(deployment, tools) {
    const { extra } = await extraOf(deployment)
    for (const [region, items] of Map.groupBy(extra, regionOf))
      if (!(await deleteFunctions(tools, region, items.map(nameOf)))) return
  },
}

const regionOf = ({ name }: DeployedFunction) => /\/locations\/([^/]+)\//.exec(name)?.[1] ?? ''

async function extraOf(deployment: Deployment) {
  const [wanted, deployed] = await Promise.all([deployment.wanted(), deployedFunctions(deployment)])
  const ids = new Set(wanted.map(({ id }) => id))
  const isOurs = ({ labels }: DeployedFunction) => labels?.['deployment-tool']?.startsWith('cli-firebase')
  const here = [...deployed.here.values()].filter((item) => isOurs(item) && !ids.has(nameOf(item)))
  return { extra: [...here, ...deployed.elsewhere.filter(isOurs)] }
}
