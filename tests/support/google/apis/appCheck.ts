import { type Call, found, routesOf } from '../router.ts'

/** The registration of a web app, which a person makes in the Firebase console. Google answers without a key until then. */
function config({ project, params: { app = '' } }: Call) {
  found(project.webApps, app)
  const siteKey = project.appCheckKeys[app]
  return {
    name: `projects/${project.projectNumber}/apps/${app}/recaptchaEnterpriseConfig`,
    tokenTtl: '3600s',
    ...(siteKey && { siteKey }),
  }
}

export const appCheck = routesOf('firebaseappcheck.googleapis.com', {
  'GET /v1/projects/{project}/apps/{app+}/recaptchaEnterpriseConfig': config,
})
