import type { AuthConfig, Project } from '../state.ts'
import { deploys, type Fault, functionOf } from './fault.ts'

function authOf({ auth }: Project): AuthConfig {
  if (!auth) throw new Error('The studio has no Identity Platform.')
  return auth
}

/** Possible problems of sign-in: the settings of Auth and the gates that it asks. */
export const signInFaults: readonly Fault[] = [
  {
    name: 'Identity Platform is not on',
    code: 'identity-platform-off',
    also: ['gate-unwired', 'admin-missing', 'admin-alone'],
    fix: deploys,
    mutate: (project) => {
      delete project.auth
    },
  },
  {
    name: 'anyone may create an account',
    code: 'sign-up-open',
    fix: deploys,
    mutate: (project) => {
      authOf(project).client = { permissions: { disabledUserSignup: false, disabledUserDeletion: true } }
    },
  },
  {
    name: 'accounts can be deleted from a browser',
    code: 'self-deletion-open',
    fix: deploys,
    mutate: (project) => {
      authOf(project).client = { permissions: { disabledUserSignup: true } }
    },
  },
  {
    name: 'anonymous sign-in is on',
    code: 'extra-sign-in-on',
    fix: deploys,
    mutate: (project) => {
      authOf(project).signIn = { ...authOf(project).signIn, anonymous: { enabled: true } }
    },
  },
  {
    name: 'sign-in with a password is off',
    code: 'password-sign-in-off',
    fix: deploys,
    mutate: (project) => {
      authOf(project).signIn = { ...authOf(project).signIn, email: { enabled: false } }
    },
  },
  {
    name: 'strangers can find out who has an account',
    code: 'addresses-enumerable',
    fix: deploys,
    mutate: (project) => {
      authOf(project).emailPrivacyConfig = {}
    },
  },
  {
    name: 'Auth accepts short passwords',
    code: 'password-policy-weak',
    fix: deploys,
    mutate: (project) => {
      authOf(project).passwordPolicyConfig = { passwordPolicyEnforcementState: 'OFF' }
    },
  },
  {
    name: 'links in mails lead to a page of Google',
    code: 'reset-link-elsewhere',
    fix: deploys,
    mutate: (project) => {
      const callbackUri = `https://${project.projectId}.firebaseapp.com/__/auth/action`
      authOf(project).notification = { defaultLocale: 'es', sendEmail: { callbackUri } }
    },
  },
  {
    name: "the site's domain is not authorised",
    code: 'domain-unauthorised',
    fix: deploys,
    mutate: (project) => {
      authOf(project).authorizedDomains = ['localhost']
    },
  },
  {
    name: 'a gate is not registered',
    code: 'gate-unwired',
    fix: deploys,
    mutate: (project) => {
      delete authOf(project).blockingFunctions?.triggers?.beforeSignIn
    },
  },
  {
    name: 'a gate is registered under the address whose tokens it refuses',
    code: 'gate-audience',
    fix: deploys,
    mutate: (project) => {
      const { url = '' } = functionOf(project, 'gate')
      const { triggers } = authOf(project).blockingFunctions ?? {}
      if (triggers) triggers.beforeSignIn = { functionUri: url }
    },
  },
]
