import type { Site } from '../handWritten.ts'
import type { Project } from '../state.ts'

/** A site as it is made: nothing is released yet. */
export const newSite = ({ projectId }: Project, siteId: string, type: Site['type']): Site => ({
  name: `projects/${projectId}/sites/${siteId}`,
  defaultUrl: `https://${siteId}.web.app`,
  type,
  versions: {},
  channels: {},
  customDomains: {},
})
