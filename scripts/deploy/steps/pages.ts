import { found, type Step } from '../deployment.ts'
import { originOfSite, releasedSite } from '../facts.ts'
import { liveContent } from '../source/content.ts'
import { deployWith } from '../source/deployWith.ts'

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
    // Another version of the site is deployed anyway, with its content.
    const isCurrent = build !== site || content === current.id || current.id === 'none'
    return isCurrent ? [] : [found(deployment, 'pages-outdated')]
  },
  async fix(deployment, hands) {
    const content = await hands.build(await originOfSite(deployment))
    const { site } = await deployment.builds()
    await deployWith(hands, ['hosting'], ['--message', `build ${site} content ${content}`])
  },
}
