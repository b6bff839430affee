import { failedPrecondition, invalid, notFound } from '../errors.ts'
import { applyMask, fieldsOf } from '../fields.ts'
import type { Channel, HostingRelease, Site } from '../hostingTypes.ts'
import { type Call, found, routesOf } from '../router.ts'
import { nextNumber, now } from '../state.ts'
import { api, findSite, newChannel, newSite, shownVersion } from './hostingSites.ts'

const shown = ({ versions: _, channels: _channels, customDomains: _domains, ...site }: Site) => site
const siteFields = fieldsOf<ReturnType<typeof shown>>({
  name: true,
  defaultUrl: true,
  appId: true,
  type: true,
  labels: true,
})

function demandApp({ project }: Call, appId: string | undefined) {
  if (appId && !project.webApps[appId]) throw invalid(`App ${appId} does not exist in this project.`)
}

function createSite(call: Call) {
  const { project, query, state } = call
  const siteId = query.get('siteId') ?? ''
  if (!/^[a-z0-9-]{6,30}$/.test(siteId)) throw invalid('Invalid site ID.')
  if (Object.values(state.projects).some(({ sites }) => sites[siteId])) {
    throw failedPrecondition(`Site ${siteId} is reserved by another project.`)
  }
  const { appId } = call.json<{ appId?: string }>(siteFields)
  demandApp(call, appId)
  const isFirst = Object.keys(project.sites).length === 0
  const site = newSite(project, siteId, isFirst ? 'DEFAULT_SITE' : 'USER_SITE')
  project.sites[siteId] = { ...site, ...(appId && { appId }) }
  return shown(site)
}

function updateSite(call: Call) {
  const site = findSite(call)
  const patch = call.json<{ appId?: string }>(siteFields)
  demandApp(call, patch.appId)
  applyMask(site, patch, call.query.get('updateMask'), siteFields)
  return shown(site)
}

const shownChannel = ({ releases, ...channel }: Channel) => ({
  ...channel,
  ...(releases[0] && { release: releases[0] }),
})
const findChannel = (call: Call) => found(findSite(call).channels, call.params.channel)
const channelFields = fieldsOf<Pick<Channel, 'ttl' | 'labels' | 'retainedReleaseCount' | 'expireTime' | 'name'>>({
  ttl: true,
  labels: true,
  retainedReleaseCount: true,
  expireTime: true,
  name: true,
})

function updateChannel(call: Call) {
  const channel = findChannel(call)
  const patch = call.json<Partial<Channel>>(channelFields)
  const { retainedReleaseCount: count } = patch
  if (count !== undefined && !(count >= 1 && count <= 100))
    throw invalid('retained_release_count must be from 1 to 100.')
  applyMask(channel, patch, call.query.get('updateMask'), channelFields)
  channel.updateTime = now()
  dropOld(findSite(call), channel)
  return shownChannel(channel)
}

/** Drops the releases that a channel does not retain, and the files of their versions. */
function dropOld(site: Site, channel: Channel) {
  const { retainedReleaseCount } = channel
  if (!retainedReleaseCount) return
  channel.releases = channel.releases.slice(0, retainedReleaseCount)
  const kept = new Set(
    Object.values(site.channels).flatMap(({ releases }) => releases.map(({ version }) => version.name)),
  )
  for (const version of Object.values(site.versions)) {
    if (version.status === 'FINALIZED' && !kept.has(version.name)) version.status = 'DELETED'
  }
}

function release(call: Call): HostingRelease {
  const site = findSite(call)
  const channel = findChannel(call)
  const { message, type = 'DEPLOY' } = call.json<Partial<HostingRelease>>({ message: true, type: true, name: true })
  const name = call.query.get('versionName') ?? ''
  const version = site.versions[name.split('/').at(-1) ?? '']
  if (!version) throw notFound(`Version ${name} does not exist.`)
  if (version.status !== 'FINALIZED') throw failedPrecondition(`Version ${name} is not finalized.`)
  const made: HostingRelease = {
    name: `${channel.name}/releases/${nextNumber(call.state)}`,
    version: shownVersion(version),
    type,
    releaseTime: now(),
    ...(message && { message }),
  }
  channel.releases.unshift(made)
  channel.updateTime = now()
  dropOld(site, channel)
  // A release empties the CDN.
  call.project.live.cached = {}
  return made
}

function createChannel(call: Call) {
  const site = findSite(call)
  const id = call.query.get('channelId') ?? ''
  const { ttl } = call.json<Partial<Channel>>(channelFields)
  if (site.channels[id]) throw failedPrecondition(`Channel ${id} already exists.`)
  const siteId = site.name.split('/').at(-1)
  site.channels[id] = {
    ...newChannel(`${site.name}/channels/${id}`, `https://${siteId}--${id}-abc.web.app`),
    ...(ttl && { ttl }),
  }
  return shownChannel(site.channels[id])
}

const site = '/v1beta1/projects/{project}/sites/{site}'

export const hosting = routesOf(api, {
  'GET /v1beta1/projects/{project}/sites': ({ project }) => ({ sites: Object.values(project.sites).map(shown) }),
  'POST /v1beta1/projects/{project}/sites': createSite,
  [`GET ${site}`]: (call) => shown(findSite(call)),
  [`PATCH ${site}`]: updateSite,
  [`GET ${site}/channels`]: (call) => ({ channels: Object.values(findSite(call).channels).map(shownChannel) }),
  [`POST ${site}/channels`]: createChannel,
  [`GET ${site}/channels/{channel}`]: (call) => shownChannel(findChannel(call)),
  [`PATCH ${site}/channels/{channel}`]: updateChannel,
  [`DELETE ${site}/channels/{channel}`]: (call) => {
    const { name } = findChannel(call)
    if (call.params.channel === 'live') throw invalid('The live channel cannot be deleted.')
    delete findSite(call).channels[name.split('/').at(-1) ?? '']
    return {}
  },
  [`GET ${site}/channels/{channel}/releases`]: (call) => ({ releases: findChannel(call).releases }),
  [`POST ${site}/channels/{channel}/releases`]: release,
})
