import type { Deployment } from '../deployment.ts'
import { appOf, numberOf } from '../facts.ts'

/** Returns the key under which the web app is registered with App Check, if the settings demand App Check. */
export async function appCheckKey(deployment: Deployment): Promise<string | undefined> {
  const { read, settings } = deployment
  if (settings.ENFORCE_APP_CHECK !== 'true') return undefined
  const [number, app] = await Promise.all([numberOf(deployment), appOf(deployment)])
  const path = `v1/projects/${number}/apps/${app}/recaptchaEnterpriseConfig`
  return (await read.get<{ siteKey?: string }>('firebaseappcheck', path))?.siteKey
}

/** Lets the site be built with that key, and its policy allow what the key needs. */
export async function adoptAppCheckKey(deployment: Deployment) {
  const key = await appCheckKey(deployment)
  if (key) process.env.VITE_APP_CHECK_KEY = key
  else delete process.env.VITE_APP_CHECK_KEY
}
