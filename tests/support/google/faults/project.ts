import { emailOf, type Fault, grantTo, memberOf, only, revokeFrom } from './fault.ts'

/** Faults of billing, APIs, accounts, roles and secrets. */
export const projectFaults: readonly Fault[] = [
  {
    name: 'the project has no billing account',
    code: 'billing-off',
    also: ['budget-missing'],
    mutate: (project) => {
      project.billingAccountName = ''
    },
  },
  {
    name: 'nobody watches the costs',
    code: 'budget-missing',
    mutate: ({ billingAccountName }, { billingAccounts }) => {
      only(billingAccounts, billingAccountName).budgets = []
    },
  },
  {
    name: 'the API that signs tokens is off',
    code: 'api-off',
    mutate: ({ services }) => {
      delete services['iamcredentials.googleapis.com']
    },
  },
  {
    name: 'a runtime account lacks a role',
    code: 'role-missing',
    mutate: (project) => revokeFrom(project.policy, 'roles/datastore.user', memberOf(project, 'studio-public')),
  },
  {
    name: 'the build account lacks its role',
    code: 'role-missing',
    mutate: ({ policy, projectNumber }) =>
      revokeFrom(
        policy,
        'roles/cloudbuild.builds.builder',
        `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`,
      ),
  },
  {
    name: 'a runtime account is an editor',
    code: 'role-excessive',
    mutate: (project) => grantTo(project.policy, 'roles/editor', memberOf(project, 'studio-public')),
  },
  {
    name: 'a runtime account owns the project',
    code: 'role-excessive',
    mutate: (project) => grantTo(project.policy, 'roles/owner', memberOf(project, 'studio-admin')),
  },
  {
    name: 'the settings name an account in its short form',
    code: 'account-missing',
    also: ['function-account', 'function-outdated', 'role-missing', 'secret-unreadable', 'trigger-refused'],
    mutate: () => undefined,
    settings: () => ({ PUBLIC_SERVICE_ACCOUNT: 'studio-public@' }),
  },
  {
    name: 'a runtime account is gone',
    code: 'account-missing',
    mutate: (project) => {
      delete project.serviceAccounts[emailOf(project, 'studio-public')]
    },
  },
  {
    name: 'a runtime account is disabled',
    code: 'account-disabled',
    mutate: (project) => {
      only(project.serviceAccounts, emailOf(project, 'studio-admin')).account.disabled = true
    },
  },
  {
    name: 'the account of admins may not sign tokens',
    code: 'signing-right-missing',
    mutate: (project) => {
      only(project.serviceAccounts, emailOf(project, 'studio-admin')).policy.bindings = []
    },
  },
  {
    name: "Eventarc's service agent has lost its role",
    code: 'agent-missing',
    mutate: ({ policy, projectNumber }) =>
      revokeFrom(
        policy,
        'roles/eventarc.serviceAgent',
        `serviceAccount:service-${projectNumber}@gcp-sa-eventarc.iam.gserviceaccount.com`,
      ),
  },
  {
    name: 'the organisation forbids services that anyone may call',
    code: 'policy-blocks-visitors',
    mutate: ({ orgPolicies }) => {
      orgPolicies['iam.allowedPolicyMemberDomains'] = {
        spec: { rules: [{ values: { allowedValues: ['C0example'] } }] },
      }
    },
  },
  {
    name: 'a secret has no enabled version',
    code: 'secret-missing',
    mutate: ({ secrets }) => {
      for (const version of only(secrets, 'SIGNING_SECRET').versions) version.state = 'DISABLED'
    },
  },
  {
    name: 'an account may not read a secret',
    code: 'secret-unreadable',
    mutate: (project) =>
      revokeFrom(
        only(project.secrets, 'SIGNING_SECRET').policy,
        'roles/secretmanager.secretAccessor',
        memberOf(project, 'studio-admin'),
      ),
  },
  {
    name: 'there is no web app',
    code: 'web-app-missing',
    mutate: (project) => {
      project.webApps = {}
    },
  },
  {
    name: 'the web app is not linked to the site',
    code: 'site-unlinked',
    mutate: ({ sites }) => {
      delete only(sites).appId
    },
  },
  {
    name: 'all releases of the site are kept for ever',
    code: 'releases-unlimited',
    mutate: ({ sites }) => {
      delete only(sites).channels.live?.retainedReleaseCount
    },
  },
]
