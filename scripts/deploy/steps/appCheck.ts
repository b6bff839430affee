import { found, type Step } from '../deployment.ts'
import { appCheckKey } from '../source/appCheck.ts'

/** Only a person can register the site, because that takes a key of reCAPTCHA. */
export const appCheck: Step = {
  name: 'App Check',
  async check(deployment) {
    if (deployment.settings.ENFORCE_APP_CHECK !== 'true') return []
    return (await appCheckKey(deployment)) ? [] : [found(deployment, 'app-check-missing')]
  },
}
