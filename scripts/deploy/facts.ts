import type { Deployment } from './deployment.ts'
import { originsIn } from './source/settings.ts'

/** The web app that the site belongs to, or else any that is not deleted. */
export async function appOf(deployment: Deployment): Promise<string | undefined> {
  const { read, project } = deployment
  const apps = await read.list<{ appId: string; state?: string }>(
    'firebase',
    `v1beta1/projects/${project}/webApps`,
    'apps',
  )
  const ids = apps.filter(({ state }) => state !== 'DELETED').map(({ appId }) => appId)
  const linked = (await siteOf(deployment))?.appId
  return ids.find((id) => id === linked) ?? ids[0]
}

interface Site {
  name: string
  defaultUrl: string
  appId?: string
  type?: string
}

/** Returns the project's number at Google. */
export async function numberOf({ read, project }: Deployment): Promise<string> {
  const found = await read.get<{ projectNumber: string }>('cloudresourcemanager', `v1/projects/${project}`)
  return found?.projectNumber ?? ''
}

/** The project's default Hosting site, which may have another name than the project. */
export async function siteOf({ read, project }: Deployment): Promise<(Site & { id: string }) | undefined> {
  const sites = await read.list<Site>('firebasehosting', `v1beta1/projects/${project}/sites`, 'sites')
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0]
  return site && { ...site, id: site.name.split('/').at(-1) ?? '' }
}

/** Returns the site's address for visitors: its own domain if it has one, or else Hosting's. */
export async function originOfSite(deployment: Deployment): Promise<string> {
  const [own] = originsIn(deployment.settings)
  return own ?? (await siteOf(deployment))?.defaultUrl ?? `https://${deployment.project}.web.app`
}

export interface CustomDomain {
  name: string
  hostState?: string
  cert?: { state?: string }
  redirectTarget?: string
  requiredDnsUpdates?: {
    desired?: { domainName?: string; records?: { type?: string; rdata?: string; requiredAction?: string }[] }[]
  }
}

export const nameOf = ({ name }: { name: string }) => name.split('/').at(-1) ?? ''

/** Returns the domains connected to the site. */
export async function customDomains(deployment: Deployment): Promise<CustomDomain[]> {
  const site = await siteOf(deployment)
  if (!site) return []
  const path = `v1beta1/projects/${deployment.project}/sites/${site.id}/customDomains`
  return deployment.read.list<CustomDomain>('firebasehosting', path, 'customDomains')
}

export const isReady = ({ hostState, cert }: CustomDomain) =>
  hostState === 'HOST_ACTIVE' && cert?.state === 'CERT_ACTIVE'

/** A function as Google runs it. */
export interface DeployedFunction {
  name: string
  state: string
  url?: string
  labels?: Record<string, string>
  updateTime?: string
  buildConfig?: { runtime?: string }
  eventTrigger?: { trigger?: string }
  serviceConfig?: {
    uri?: string
    service?: string
    serviceAccountEmail?: string
    environmentVariables?: Record<string, string>
    secretEnvironmentVariables?: { secret?: string; version?: string }[]
  }
}

/** Returns the functions in the project's region, by id, and those in other regions. */
export async function deployedFunctions({ read, project, settings }: Deployment) {
  const all = await read.list<DeployedFunction>(
    'cloudfunctions',
    `v2/projects/${project}/locations/-/functions`,
    'functions',
  )
  const isHere = ({ name }: DeployedFunction) => name.includes(`/locations/${settings.FUNCTIONS_REGION}/`)
  return {
    here: new Map(all.filter(isHere).map((item) => [nameOf(item), item])),
    elsewhere: all.filter((item) => !isHere(item)),
  }
}

/**
 * The live release: when it was made, the site's build, and the content of its prerendered pages. The last two are read
 * from its message.
 */
export async function releasedSite(deployment: Deployment) {
  const site = await siteOf(deployment)
  const path = `v1beta1/projects/${deployment.project}/sites/${site?.id}/channels/live`
  const channel = site && (await deployment.read.get<{ release?: Release }>('firebasehosting', path))
  const { message = '', releaseTime = '' } = channel?.release ?? {}
  const [, build = '', content = ''] = /^build (\w+) content (\w+)$/.exec(message) ?? []
  return { build, content, at: Date.parse(releaseTime) || 0 }
}

interface Release {
  message?: string
  releaseTime?: string
}
