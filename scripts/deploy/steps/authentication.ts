import { passwordLimits } from '@studio/domain/limits'
import { type Deployment, found, type Step } from '../deployment.ts'
import { originOfSite, siteOf } from '../facts.ts'
import type { Finding } from '../findings/finding.ts'
import { GoogleError } from '../google/googleError.ts'

interface Config {
  signIn?: {
    email?: { enabled?: boolean; passwordRequired?: boolean }
    anonymous?: { enabled?: boolean }
    phoneNumber?: { enabled?: boolean }
  }
  client?: { permissions?: { disabledUserSignup?: boolean; disabledUserDeletion?: boolean } }
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean }
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[]
  }
  authorizedDomains?: string[]
  notification?: { sendEmail?: { callbackUri?: string } }
}

const pathOf = (project: string) => `admin/v2/projects/${project}/config`
const configOf = ({ read, project }: Deployment) => read.get<Config>('identitytoolkit', pathOf(project))

/** Returns the address for links in mails, and the domains that they and sign-in may use. */
async function addressesOf(deployment: Deployment) {
  const [origin, site] = await Promise.all([originOfSite(deployment), siteOf(deployment)])
  const hosts = [origin, site?.defaultUrl ?? origin].map((url) => new URL(url).hostname)
  return { link: `${origin}/auth/action`, hosts: [...new Set(hosts)] }
}

/** The same minimum as in the pages: a longer one would make Auth refuse passwords that they accept. */
const length = passwordLimits.min

function isPolicyWeak({ passwordPolicyConfig = {} }: Config) {
  const { passwordPolicyEnforcementState, passwordPolicyVersions } = passwordPolicyConfig
  const minimum = passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 0
  return passwordPolicyEnforcementState !== 'ENFORCE' || minimum < length
}

const isAlreadyOn = (error: unknown) => error instanceof GoogleError && /already been enabled/.test(error.message)

export const authentication: Step = {
  name: 'Authentication',
  async check(deployment) {
    const config = await configOf(deployment)
    if (!config) return [found(deployment, 'identity-platform-off')]
    const { signIn = {}, client, emailPrivacyConfig, authorizedDomains = [], notification } = config
    const { link, hosts } = await addressesOf(deployment)
    const extra = [signIn.anonymous?.enabled && 'anonymous', signIn.phoneNumber?.enabled && 'phone'].filter(Boolean)
    const callback = notification?.sendEmail?.callbackUri ?? 'nowhere'
    const unknown = hosts.filter((host) => !authorizedDomains.includes(host))
    const findings: (Finding | false)[] = [
      !(signIn.email?.enabled && signIn.email.passwordRequired) && found(deployment, 'password-sign-in-off'),
      extra.length > 0 && found(deployment, 'extra-sign-in-on', { providers: extra.join(', ') }),
      !client?.permissions?.disabledUserSignup && found(deployment, 'sign-up-open'),
      !client?.permissions?.disabledUserDeletion && found(deployment, 'self-deletion-open'),
      !emailPrivacyConfig?.enableImprovedEmailPrivacy && found(deployment, 'addresses-enumerable'),
      isPolicyWeak(config) && found(deployment, 'password-policy-weak', { length }),
      callback !== link && found(deployment, 'reset-link-elsewhere', { found: callback, wanted: link }),
      unknown.length > 0 && found(deployment, 'domain-unauthorised', { domains: unknown.join(', ') }),
    ]
    return findings.filter((finding) => finding !== false)
  },
  async fix(deployment, { google }) {
    const { project } = deployment
    if (!(await configOf(deployment))) {
      const path = `v2/projects/${project}/identityPlatform:initializeAuth`
      await google.send('POST', 'identitytoolkit', path, {}).catch((error: unknown) => {
        if (!isAlreadyOn(error)) throw error
      })
    }
    const { authorizedDomains = [] } = (await google.get<Config>('identitytoolkit', pathOf(project))) ?? {}
    const { link, hosts } = await addressesOf(deployment)
    // The Firebase CLI owns the addresses of the gates, so they are not in this list.
    const mask = [
      'signIn.email',
      'signIn.anonymous',
      'signIn.phoneNumber',
      'client.permissions',
      'emailPrivacyConfig',
      'passwordPolicyConfig',
      'authorizedDomains',
      'notification.sendEmail.callbackUri',
      'notification.defaultLocale',
    ].join(',')
    await google.send('PATCH', 'identitytoolkit', `${pathOf(project)}?updateMask=${mask}`, {
      signIn: {
        email: { enabled: true, passwordRequired: true },
        anonymous: { enabled: false },
        phoneNumber: { enabled: false },
      },
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: length } }],
      },
      authorizedDomains: [...new Set([...authorizedDomains, ...hosts])],
      notification: { defaultLocale: 'es', sendEmail: { callbackUri: link } },
    })
  },
}
