import { found, type Step } from '../deployment.ts'
import { appOf, siteOf } from '../facts.ts'
import type { Google } from '../google/google.ts'

async function createApp(google: Google, project: string): Promise<string> {
  const app = await google.finish<{ appId: string }>('POST', 'firebase', `v1beta1/projects/${project}/webApps`, {
    displayName: 'Studio',
  })
  return app.appId
}

export const webApp: Step = {
  name: 'Web app and site',
  async check(deployment) {
    const [appId, site] = await Promise.all([appOf(deployment), siteOf(deployment)])
    if (!appId) return [found(deployment, 'web-app-missing')]
    if (!site) return [found(deployment, 'site-missing')]
    return site.appId === appId ? [] : [found(deployment, 'site-unlinked', { site: site.id })]
  },
  async fix(deployment, { google }) {
    const { project } = deployment
    const appId = (await appOf(deployment)) ?? (await createApp(google, project))
    const site = await siteOf(deployment)
    const sites = `v1beta1/projects/${project}/sites`
    if (!site) await google.send('POST', 'firebasehosting', `${sites}?siteId=${project}`, { appId })
    else if (site.appId !== appId)
      await google.send('PATCH', 'firebasehosting', `${sites}/${site.id}?updateMask=appId`, { appId })
  },
}
