import { found, type Step } from '../deployment.ts'
import { originOfSite, releasedSite } from '../facts.ts'
import { liveContent } from '../source/content.ts'
import { deploySite } from './functions.ts'

/** Prerendered pages contain the content at the time of the build; a new site has none until it is live. */
export const pages: Step = {
  name: 'Content of pages',
  isOptional: true,
  async check(deployment) {
    const [{ build, content }, current, { site }] = await Promise.all([
      releasedSite(deployment),
      originOfSite(deployment).then(liveContent),
      deployment.builds(),
    ])
    // Another version of the site is deployed again anyway, with its content.
    const isCurrent = build !== site || content === current.id || current.id === 'none'
    return isCurrent ? [] : [found(deployment, 'pages-outdated')]
  },
  async fix(deployment, tools) {
    await deploySite(deployment, tools)
  },
}
