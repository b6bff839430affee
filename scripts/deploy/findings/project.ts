import { type Entry, pageOf } from './entry.ts'

/** Possible problems of the project itself: billing, APIs, accounts, roles, secrets. */
export const projectFindings = {
  'check-failed': {
    severity: 'warning',
    what: '"{step}" could not be checked: {reason}.',
    meaning: 'Something may be wrong there that this command cannot see.',
    fix: 'Sign in as an owner of the project with `npx firebase login --reauth`, and run `npm run doctor` again.',
  },
  'project-missing': {
    severity: 'error',
    what: 'There is no project {project} that this account may open.',
    meaning: 'Nothing is online.',
    byHand: `Create it at ${pageOf('firebase', '')}, or sign in as its owner with \`npx firebase login --reauth\`.`,
  },
  'firebase-missing': {
    severity: 'error',
    what: 'The project is not a Firebase project yet.',
    meaning: 'Nothing is online.',
    byHand: `Accept Firebase's terms at ${pageOf('firebase', '?forceCheckTos=true')}, then run \`npm run deploy\` again.`,
  },
  'billing-off': {
    severity: 'error',
    what: 'The project has no billing account (Blaze plan).',
    meaning: 'Functions do not run: nobody can sign in, and no enquiry arrives.',
    byHand: `Link one at ${pageOf('cloud', 'billing/linkedaccount')}, then run \`npm run deploy\` again.`,
  },
  'api-off': {
    severity: 'error',
    what: 'These APIs are off: {apis}.',
    meaning: 'Parts of the site that need them fail, and deployments stop halfway.',
    byHand: `Enable them at ${pageOf('cloud', 'apis/library')}.`,
  },
  'agent-missing': {
    severity: 'error',
    what: 'Google has not created the service agent of {agent} yet, or the agent has lost its role.',
    meaning: 'Triggers cannot be deployed: no log of changes, no mail about enquiries.',
    byHand: `Click "Grant access" at ${pageOf('cloud', 'iam-admin/iam')} and give {member} {role}.`,
  },
  'web-app-missing': {
    severity: 'error',
    what: 'The project has no web app.',
    meaning: 'The pages cannot find out which project they belong to: nobody can sign in.',
    byHand: `Add one at ${pageOf('firebase', 'settings/general')}.`,
  },
  'site-missing': {
    severity: 'error',
    what: 'The project has no Hosting site.',
    meaning: 'There is no address at which visitors could find the studio.',
    byHand: `Start Hosting at ${pageOf('firebase', 'hosting')}.`,
  },
  'site-unlinked': {
    severity: 'error',
    what: 'The web app is not linked to the Hosting site {site}.',
    meaning: 'The pages cannot load their configuration: nobody can sign in.',
    byHand: `Link them at ${pageOf('firebase', 'settings/general')} (web app, "Link to a Firebase Hosting site").`,
  },
  'account-missing': {
    severity: 'error',
    what: 'The service account {account} does not exist.',
    meaning: 'Functions that run as this account cannot be deployed.',
    byHand: `Create it at ${pageOf('cloud', 'iam-admin/serviceaccounts')}.`,
  },
  'account-short': {
    severity: 'error',
    what: '{setting} is {account}, which is not a complete address.',
    meaning: 'Functions cannot be deployed: Google refuses the short form for secrets and schedules.',
    fix: 'Set {setting}={wanted} in functions/.env.{project} and run `npm run deploy`.',
  },
  'account-disabled': {
    severity: 'error',
    what: 'The service account {account} is disabled.',
    meaning: 'Functions that run as this account answer with an error.',
    byHand: `Enable it at ${pageOf('cloud', 'iam-admin/serviceaccounts')}.`,
  },
  'role-missing': {
    severity: 'error',
    what: '{account} lacks {roles}.',
    meaning: 'Functions that run as this account answer with an error, or cannot be built.',
    byHand: `Click "Grant access" at ${pageOf('cloud', 'iam-admin/iam')} and give the account these roles.`,
  },
  'role-excessive': {
    severity: 'warning',
    what: '{account} has {roles}, which it does not need.',
    meaning: 'Someone who takes over one function could do far more than that function may.',
    fix: `Edit the account at ${pageOf('cloud', 'iam-admin/iam')} and delete these roles.`,
  },
  'signing-right-missing': {
    severity: 'error',
    what: '{account} may not sign tokens for itself.',
    meaning: 'Passkeys, recovery codes, new passwords and ended devices fail.',
    byHand: `Grant it Service Account Token Creator on itself at ${pageOf('cloud', 'iam-admin/serviceaccounts')}.`,
  },
  'policy-blocks-visitors': {
    severity: 'error',
    what: 'An organisation policy (iam.allowedPolicyMemberDomains) forbids services that anyone may call.',
    meaning: 'Visitors would be refused: no enquiries, no sign-in.',
    fix: `Ask the organisation's administrator to allow all principals for this project at ${pageOf('cloud', 'iam-admin/orgpolicies/iam-allowedPolicyMemberDomains')}, or deploy to a project outside the organisation.`,
  },
  'secret-missing': {
    severity: 'error',
    what: 'The secret {secret} has no enabled version.',
    meaning: 'Sign-in, enquiries or translations fail.',
    byHand: `Add a version at ${pageOf('cloud', 'security/secret-manager/secret/{secret}/versions')}.`,
  },
  'secret-old': {
    severity: 'warning',
    what: 'An older value of the secret {secret} is still valid.',
    meaning: 'Someone who has seen the older value could still use it.',
    byHand: `Disable all versions but the newest at ${pageOf('cloud', 'security/secret-manager/secret/{secret}/versions')}.`,
  },
  'app-check-missing': {
    severity: 'error',
    what: 'ENFORCE_APP_CHECK is true, but the web app is not registered with App Check.',
    meaning: 'Visitors cannot send enquiries, and nobody can sign in.',
    fix: `Register the web app with reCAPTCHA Enterprise at ${pageOf('firebase', 'appcheck/apps')} and run \`npm run deploy\`.`,
  },
  'secret-unreadable': {
    severity: 'error',
    what: '{account} may not read the secret {secret}.',
    meaning: 'Functions that need it do not start.',
    byHand: `Grant it Secret Manager Secret Accessor on the secret at ${pageOf('cloud', 'security/secret-manager')}.`,
  },
  'budget-missing': {
    severity: 'warning',
    what: 'No budget watches the costs of this project.',
    meaning: 'Unexpected costs are noticed only on the invoice.',
    byHand: `Create one for this project at ${pageOf('cloud', 'billing/budgets')}; it takes a billing administrator.`,
  },
} satisfies Record<string, Entry>
