import type { Project } from '../state.ts'
import { deploys, emailOf, type Fault, grantTo, hoursAgo, memberOf, only, revokeFrom } from './fault.ts'

/** Gives the signing secret another value. */
function addVersion({ secrets, projectNumber }: Project) {
  const name = `projects/${projectNumber}/secrets/SIGNING_SECRET/versions/2`
  only(secrets, 'SIGNING_SECRET').versions.push({ name, state: 'ENABLED', createTime: hoursAgo(1), data: 'bmV3' })
}

/** Possible problems of billing, APIs, accounts, roles and secrets. */
export const projectFaults: readonly Fault[] = [
  {
    name: 'the project has no billing account',
    code: 'billing-off',
    also: ['budget-missing'],
    fix: deploys,
    mutate: (project) => {
      project.billingAccountName = ''
    },
  },
  {
    name: 'nobody watches the costs',
    code: 'budget-missing',
    fix: deploys,
    mutate: ({ billingAccountName }, { billingAccounts }) => {
      only(billingAccounts, billingAccountName).budgets = []
    },
  },
  {
    name: 'the API that signs tokens is off',
    code: 'api-off',
    fix: deploys,
    mutate: ({ services }) => {
      delete services['iamcredentials.googleapis.com']
    },
  },
  {
    name: 'a runtime account lacks a role',
    code: 'role-missing',
    fix: deploys,
    mutate: (project) => revokeFrom(project.policy, 'roles/datastore.user', memberOf(project, 'studio-public')),
  },
  {
    name: 'the build account lacks its role',
    code: 'role-missing',
    fix: deploys,
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
    fix: 'Edit the account at https://console.cloud.google.com/iam-admin/iam?project=studio-under-test and delete these roles.',
    mutate: (project) => grantTo(project.policy, 'roles/editor', memberOf(project, 'studio-public')),
  },
  {
    name: 'a runtime account owns the project',
    code: 'role-excessive',
    fix: 'Edit the account at https://console.cloud.google.com/iam-admin/iam?project=studio-under-test and delete these roles.',
    mutate: (project) => grantTo(project.policy, 'roles/owner', memberOf(project, 'studio-admin')),
  },
  {
    name: 'the settings name an account in its short form',
    code: 'account-short',
    also: ['function-account', 'function-outdated', 'role-missing', 'secret-unreadable', 'trigger-refused'],
    fix: 'Set PUBLIC_SERVICE_ACCOUNT=studio-public@studio-under-test.iam.gserviceaccount.com in functions/.env.studio-under-test and run `npm run deploy`.',
    mutate: () => undefined,
    settings: () => ({ PUBLIC_SERVICE_ACCOUNT: 'studio-public@' }),
  },
  {
    name: 'a runtime account is gone',
    code: 'account-missing',
    fix: deploys,
    mutate: (project) => {
      delete project.serviceAccounts[emailOf(project, 'studio-public')]
    },
  },
  {
    name: 'a runtime account is disabled',
    code: 'account-disabled',
    fix: deploys,
    mutate: (project) => {
      only(project.serviceAccounts, emailOf(project, 'studio-admin')).account.disabled = true
    },
  },
  {
    name: 'the account of admins may not sign tokens',
    code: 'signing-right-missing',
    fix: deploys,
    mutate: (project) => {
      only(project.serviceAccounts, emailOf(project, 'studio-admin')).policy.bindings = []
    },
  },
  {
    name: "Eventarc's service agent has lost its role",
    code: 'agent-missing',
    fix: deploys,
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
    fix: "Ask the organisation's administrator to allow all principals for this project at https://console.cloud.google.com/iam-admin/orgpolicies/iam-allowedPolicyMemberDomains?project=studio-under-test, or deploy to a project outside the organisation.",
    mutate: ({ orgPolicies }) => {
      orgPolicies['iam.allowedPolicyMemberDomains'] = {
        spec: { rules: [{ values: { allowedValues: ['C0example'] } }] },
      }
    },
  },
  {
    name: 'a secret has no enabled version',
    code: 'secret-missing',
    fix: deploys,
    redeploys: 'functions',
    mutate: ({ secrets }) => {
      for (const version of only(secrets, 'SIGNING_SECRET').versions) version.state = 'DISABLED'
    },
  },
  {
    name: 'functions still use an older value of a secret',
    code: 'function-secret',
    also: ['secret-old'],
    fix: deploys,
    redeploys: 'functions',
    mutate: addVersion,
  },
  {
    name: 'an older value of a secret is still valid',
    code: 'secret-old',
    fix: deploys,
    mutate: (project) => {
      addVersion(project)
      for (const { serviceConfig } of Object.values(project.functions)) {
        for (const used of serviceConfig.secretEnvironmentVariables ?? [])
          if (used.secret === 'SIGNING_SECRET') used.version = '2'
      }
    },
  },
  {
    name: 'App Check is demanded of a site that is not registered',
    code: 'app-check-missing',
    also: ['function-outdated'],
    fix: 'Register the web app with reCAPTCHA Enterprise at https://console.firebase.google.com/project/studio-under-test/appcheck/apps and run `npm run deploy`.',
    mutate: () => undefined,
    settings: () => ({ ENFORCE_APP_CHECK: 'true' }),
  },
  {
    name: 'an account may not read a secret',
    code: 'secret-unreadable',
    fix: deploys,
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
    fix: deploys,
    mutate: (project) => {
      project.webApps = {}
    },
  },
  {
    name: 'the web app is not linked to the site',
    code: 'site-unlinked',
    fix: deploys,
    mutate: ({ sites }) => {
      delete only(sites).appId
    },
  },
  {
    name: 'all releases of the site are kept for ever',
    code: 'releases-unlimited',
    fix: deploys,
    mutate: ({ sites }) => {
      delete only(sites).channels.live?.retainedReleaseCount
    },
  },
]
