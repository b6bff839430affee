import { type Deployment, found, type Step } from '../deployment.ts'
import { siteOf } from '../facts.ts'

/** Number of releases to which the site can be rolled back: the most that Hosting allows, because each edit makes one. */
const kept = 100

const pathOf = async (deployment: Deployment) =>
  `v1beta1/projects/${deployment.project}/sites/${(await siteOf(deployment))?.id}/channels/live`

export const releases: Step = {
  name: 'Old releases',
  isOptional: true,
  async check(deployment) {
    const live = await deployment.read.get<{ retainedReleaseCount?: number }>(
      'firebasehosting',
      await pathOf(deployment),
    )
    return live?.retainedReleaseCount ? [] : [found(deployment, 'releases-unlimited')]
  },
  async fix(deployment, { google }) {
    const path = `${await pathOf(deployment)}?updateMask=retainedReleaseCount`
    await google.send('PATCH', 'firebasehosting', path, { retainedReleaseCount: kept })
  },
}
