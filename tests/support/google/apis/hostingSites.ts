import { notFound } from '../errors.ts'
import type { Channel, HostingVersion, Site } from '../hostingTypes.ts'
import { type Call, projectOf } from '../router.ts'
import { now, type Project } from '../state.ts'

/** The host of the Hosting API. */
export const api = 'firebasehosting.googleapis.com'

export const newChannel = (name: string, url: string): Channel => ({
  name,
  url,
  createTime: now(),
  updateTime: now(),
  releases: [],
})

/** Returns a new site, without a release. */
export function newSite({ projectId }: Project, siteId: string, type: Site['type']): Site {
  const name = `projects/${projectId}/sites/${siteId}`
  const defaultUrl = `https://${siteId}.web.app`
  const live = newChannel(`${name}/channels/live`, defaultUrl)
  return { name, defaultUrl, type, versions: {}, channels: { live }, customDomains: {} }
}

/** Returns the site of a call. The path may omit the project or use `-`. */
export function findSite(call: Call): Site {
  const { params, state } = call
  const named =
    params.project && params.project !== '-' ? [projectOf(state, params.project)] : Object.values(state.projects)
  const site = named.map(({ sites }) => sites[params.site ?? '']).find(Boolean)
  if (!site) throw notFound()
  return site
}

/** Returns a version as Google lists it, without its files. */
export const shownVersion = ({ files, ...version }: HostingVersion) => ({
  ...version,
  fileCount: String(Object.keys(files).length),
})
