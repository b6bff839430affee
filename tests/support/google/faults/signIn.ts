import type { AuthConfig, Project } from '../state.ts'
import { type Fault, functionOf } from './fault.ts'

function authOf({ auth }: Project): AuthConfig {
  if (!auth) throw new Error('The studio has no Identity Platform.')
  return auth
}

/** Faults of sign-in: Auth's settings and its gates. */
export const signInFaults: readonly Fault[] = [
  {
    name: 'Identity Platform is not on',
    code: 'identity-platform-off',
    also: ['gate-unwired', 'admin-missing', 'admin-alone'],
    mutate: (project) => {
      delete project.auth
    },
  },
  {
    name: 'anyone may create an account',
    code: 'sign-up-open',
    mutate: (project) => {
      authOf(project).client = { permissions: { disabledUserSignup: false, disabledUserDeletion: true } }
    },
  },
  {
    name: 'accounts can be deleted from a browser',
    code: 'self-deletion-open',
    mutate: (project) => {
      authOf(project).client = { permissions: { disabledUserSignup: true } }
    },
  },
  {
    name: 'anonymous sign-in is on',
    code: 'extra-sign-in-on',
    mutate: (project) => {
      authOf(project).signIn = { ...authOf(project).signIn, anonymous: { enabled: true } }
    },
  },
  {
    name: 'sign-in with a password is off',
    code: 'password-sign-in-off',
    mutate: (project) => {
      authOf(project).signIn = { ...authOf(project).signIn, email: { enabled: false } }
    },
  },
  {
    name: 'strangers can find out who has an account',
    code: 'addresses-enumerable',
    mutate: (project) => {
      authOf(project).emailPrivacyConfig = {}
    },
  },
  {
    name: 'Auth accepts short passwords',
    code: 'password-policy-weak',
    mutate: (project) => {
      authOf(project).passwordPolicyConfig = { passwordPolicyEnforcementState: 'OFF' }
    },
  },
  {
    name: 'links in mails lead to a page of Google',
    code: 'reset-link-elsewhere',
    mutate: (project) => {
      const callbackUri = `https://${project.projectId}.firebaseapp.com/__/auth/action`
      authOf(project).notification = { defaultLocale: 'es', sendEmail: { callbackUri } }
    },
  },
  {
    name: "the site's domain is not authorised",
    code: 'domain-unauthorised',
    mutate: (project) => {
      authOf(project).authorizedDomains = ['localhost']
    },
  },
  {
    name: 'a gate is not registered',
    code: 'gate-unwired',
    mutate: (project) => {
      delete authOf(project).blockingFunctions?.triggers?.beforeSignIn
    },
  },
  {
    name: 'a gate is registered under the address whose tokens it refuses',
    code: 'gate-audience',
    mutate: (project) => {
      const { url = '' } = functionOf(project, 'gate')
      const { triggers } = authOf(project).blockingFunctions ?? {}
      if (triggers) triggers.beforeSignIn = { functionUri: url }
    },
  },
]
