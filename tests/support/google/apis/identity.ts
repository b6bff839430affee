import type { identitytoolkit_v2 } from '@googleapis/identitytoolkit'
import { GoogleError, invalid } from '../errors.ts'
import { applyMask, fieldsOf } from '../fields.ts'
import { type Call, routesOf } from '../router.ts'
import type { AuthConfig, Project } from '../state.ts'

const configFields = fieldsOf<identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2Config>({
  authorizedDomains: true,
  autodeleteAnonymousUsers: true,
  blockingFunctions: fieldsOf<identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2BlockingFunctionsConfig>({
    forwardInboundCredentials: { accessToken: true, idToken: true, refreshToken: true },
    triggers: true,
  }),
  client: fieldsOf<identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2ClientConfig>({
    apiKey: true,
    firebaseSubdomain: true,
    permissions: fieldsOf<identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2Permissions>({
      disabledUserDeletion: true,
      disabledUserSignup: true,
    }),
  }),
  defaultHostingSite: true,
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  mfa: true,
  mobileLinksConfig: true,
  monitoring: true,
  multiTenant: true,
  name: true,
  notification: fieldsOf<identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2NotificationConfig>({
    defaultLocale: true,
    sendEmail: fieldsOf<identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2SendEmail>({
      callbackUri: true,
      changeEmailTemplate: true,
      dnsInfo: true,
      legacyResetPasswordTemplate: true,
      method: true,
      resetPasswordTemplate: true,
      revertSecondFactorAdditionTemplate: true,
      smtp: fieldsOf<identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2Smtp>({
        host: true,
        password: true,
        port: true,
        securityMode: true,
        senderEmail: true,
        username: true,
      }),
      verifyEmailTemplate: true,
    }),
    sendSms: true,
  }),
  passwordPolicyConfig: fieldsOf<identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2PasswordPolicyConfig>({
    forceUpgradeOnSignin: true,
    lastUpdateTime: true,
    passwordPolicyEnforcementState: true,
    passwordPolicyVersions: fieldsOf<identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2PasswordPolicyVersion>({
      customStrengthOptions: fieldsOf<identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2CustomStrengthOptions>(
        {
          containsLowercaseCharacter: true,
          containsNonAlphanumericCharacter: true,
          containsNumericCharacter: true,
          containsUppercaseCharacter: true,
          maxPasswordLength: true,
          minPasswordLength: true,
        },
      ),
      schemaVersion: true,
    }),
  }),
  quota: true,
  recaptchaConfig: true,
  signIn: fieldsOf<identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2SignInConfig>({
    allowDuplicateEmails: true,
    anonymous: { enabled: true },
    email: { enabled: true, passwordRequired: true },
    hashConfig: true,
    phoneNumber: { enabled: true, testPhoneNumbers: true },
  }),
  smsRegionConfig: true,
  subtype: true,
})

/** Returns the project's configuration; there is none before Identity Platform is initialized. */
export function configOf({ project }: Call): AuthConfig {
  if (!project.auth) throw new GoogleError(404, 'NOT_FOUND', 'CONFIGURATION_NOT_FOUND')
  return project.auth
}

const initialConfig = ({ projectId, projectNumber }: Project): AuthConfig => ({
  name: `projects/${projectNumber}/config`,
  signIn: { email: { enabled: false, passwordRequired: false }, allowDuplicateEmails: false },
  notification: {
    sendEmail: { method: 'DEFAULT', callbackUri: `https://${projectId}.firebaseapp.com/__/auth/action` },
  },
  client: { apiKey: 'AIzaStandIn', permissions: {}, firebaseSubdomain: projectId },
  authorizedDomains: ['localhost', `${projectId}.firebaseapp.com`, `${projectId}.web.app`],
  subtype: 'IDENTITY_PLATFORM',
  emailPrivacyConfig: {},
  autodeleteAnonymousUsers: false,
})

function initialize(call: Call) {
  const { project } = call
  call.json({})
  if (!project.billingAccountName) throw invalid('BILLING_NOT_ENABLED : Billing must be enabled for Identity Platform.')
  if (project.auth) {
    throw invalid('INVALID_PROJECT_ID : Identity Platform has already been enabled for this project.')
  }
  project.auth = initialConfig(project)
  return {}
}

function update(call: Call) {
  const config = configOf(call)
  const patch = call.json<AuthConfig>(configFields)
  const mask = call.query.get('updateMask') ?? call.query.get('update_mask')
  for (const domain of patch.authorizedDomains ?? []) {
    if (!/^[\w.-]+$/.test(domain)) throw invalid(`INVALID_AUTHORIZED_DOMAIN : ${domain}`)
  }
  const { passwordPolicyVersions } = patch.passwordPolicyConfig ?? {}
  const { minPasswordLength = 6 } = passwordPolicyVersions?.[0]?.customStrengthOptions ?? {}
  if ((minPasswordLength ?? 6) < 6 || (minPasswordLength ?? 6) > 30) throw invalid('INVALID_MIN_PASSWORD_LENGTH')
  const callback = patch.notification?.sendEmail?.callbackUri
  if (callback && !URL.canParse(callback)) throw invalid('INVALID_CALLBACK_URI')
  if (callback && !(patch.authorizedDomains ?? config.authorizedDomains ?? []).includes(new URL(callback).hostname)) {
    throw invalid('UNAUTHORIZED_DOMAIN : The domain of the callback URI is not authorized.')
  }
  applyMask(config, patch, mask, configFields)
  const { triggers } = config.blockingFunctions ?? {}
  for (const trigger of Object.values(triggers ?? {})) trigger.updateTime ??= new Date().toISOString()
  return config
}

export const identityConfig = routesOf('identitytoolkit.googleapis.com', {
  'POST /v2/projects/{project}/identityPlatform:initializeAuth': initialize,
  'GET /admin/v2/projects/{project}/config': configOf,
  'PATCH /admin/v2/projects/{project}/config': update,
})
