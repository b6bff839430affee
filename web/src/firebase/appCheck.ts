import type { FirebaseApp } from 'firebase/app'
import { type AppCheck, CustomProvider, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/**
 * Adds to every call of this page a proof that the site makes it. `siteKey` is the reCAPTCHA Enterprise key that the
 * owner registered with App Check. Import dynamically: only a site with such a key needs it.
 */
export const openAppCheck = (app: FirebaseApp, siteKey: string, isEmulated: boolean): AppCheck =>
  initializeAppCheck(app, {
    // The emulators need no reCAPTCHA: they accept any well-formed token.
    provider: isEmulated ? new CustomProvider({ getToken: emulatedToken }) : new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  })

async function emulatedToken() {
  const part = (contents: object) => btoa(JSON.stringify(contents)).replace(/=+$/, '')
  const hour = 60 * 60_000
  const exp = Math.floor((Date.now() + hour) / 1000)
  const token = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'emulated', app_id: 'emulated', exp })}.`
  return { token, expireTimeMillis: Date.now() + hour }
}
