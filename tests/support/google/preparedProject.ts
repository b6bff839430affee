import { newSite } from './apis/hostingSites.ts'
import { grantByGoogle } from './policy.ts'
import { etagOf, type GoogleState, newProject, now, type Project } from './state.ts'

const apis =
  'artifactregistry billingbudgets cloudbilling cloudbuild cloudfunctions cloudresourcemanager cloudscheduler compute eventarc firebase firebasehosting firebaserules firestore iam iamcredentials identitytoolkit logging monitoring orgpolicy pubsub run runtimeconfig secretmanager serviceusage storage'.split(
    ' ',
  )

/** The roles that the functions' accounts have on the project. */
export const accountRoles = {
  'studio-public': ['roles/datastore.user', 'roles/eventarc.eventReceiver', 'roles/firebaseauth.viewer'],
  'studio-admin': ['roles/datastore.user', 'roles/firebaseauth.admin'],
  'studio-publisher': ['roles/datastore.user', 'roles/eventarc.eventReceiver', 'roles/firebasehosting.admin'],
} as const

const agents = {
  'gcp-sa-eventarc': 'roles/eventarc.serviceAgent',
  'gcp-sa-pubsub': 'roles/pubsub.serviceAgent',
} as const

const both = ['studio-public', 'studio-admin'] as const
const readers = { SIGNING_SECRET: both, TRANSLATION_KEY: ['studio-public'], SMTP_URL: both, VAPID_KEY: both } as const

function addAccounts(state: GoogleState, project: Project) {
  for (const [id, roles] of Object.entries(accountRoles)) {
    const email = `${id}@${project.projectId}.iam.gserviceaccount.com`
    const account = { name: `projects/${project.projectId}/serviceAccounts/${email}`, email, displayName: id }
    project.serviceAccounts[email] = { account, policy: { etag: etagOf(state), bindings: [] } }
    for (const role of roles) grantByGoogle(project, role, `serviceAccount:${email}`)
  }
  const admin = `studio-admin@${project.projectId}.iam.gserviceaccount.com`
  project.serviceAccounts[admin]?.policy.bindings?.push({
    role: 'roles/iam.serviceAccountTokenCreator',
    members: [`serviceAccount:${admin}`],
  })
  for (const [agent, role] of Object.entries(agents)) {
    const email = `service-${project.projectNumber}@${agent}.iam.gserviceaccount.com`
    project.agents.push(email)
    grantByGoogle(project, role, `serviceAccount:${email}`)
  }
  const builder = `${project.projectNumber}-compute@developer.gserviceaccount.com`
  grantByGoogle(project, 'roles/cloudbuild.builds.builder', `serviceAccount:${builder}`)
}

function addDatabase(state: GoogleState, project: Project, locationId: string) {
  const name = `projects/${project.projectId}/databases/(default)`
  project.databases['(default)'] = {
    name,
    locationId,
    type: 'FIRESTORE_NATIVE',
    databaseEdition: 'STANDARD',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    createTime: now(),
    etag: etagOf(state),
  }
  const daily = { name: `${name}/backupSchedules/daily`, retention: '604800s', dailyRecurrence: {} }
  const weekly = { name: `${name}/backupSchedules/weekly`, retention: '8467200s', weeklyRecurrence: { day: 'SUNDAY' } }
  project.backupSchedules = { [daily.name]: daily, [weekly.name]: weekly }
  const backup = `projects/${project.projectId}/locations/${locationId}/backups/newest`
  project.backups[backup] = { name: backup, database: name, state: 'READY', snapshotTime: now() }
}

function addSecrets(state: GoogleState, project: Project) {
  for (const [id, accounts] of Object.entries(readers)) {
    const name = `projects/${project.projectNumber}/secrets/${id}`
    const members = accounts.map((account) => `serviceAccount:${account}@${project.projectId}.iam.gserviceaccount.com`)
    project.secrets[id] = {
      secret: { name, replication: { automatic: {} }, labels: { 'firebase-managed': 'true' }, createTime: now() },
      versions: [{ name: `${name}/versions/1`, state: 'ENABLED', createTime: now(), data: 'b2Zm' }],
      policy: { etag: etagOf(state), bindings: [{ role: 'roles/secretmanager.secretAccessor', members }] },
    }
  }
}

function addAuth(project: Project) {
  const { projectId, projectNumber } = project
  project.auth = {
    name: `projects/${projectNumber}/config`,
    signIn: {
      email: { enabled: true, passwordRequired: true },
      anonymous: { enabled: false },
      phoneNumber: { enabled: false },
    },
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
    },
    authorizedDomains: ['localhost', `${projectId}.firebaseapp.com`, `${projectId}.web.app`],
    notification: { defaultLocale: 'es', sendEmail: { callbackUri: `https://${projectId}.web.app/auth/action` } },
    subtype: 'IDENTITY_PLATFORM',
  }
}

/** A project that is ready for `firebase deploy`: all that our own command sets up before it. Added to the state. */
export function addPreparedProject(state: GoogleState, projectId = 'studio-one', region = 'us-central1'): Project {
  const project = newProject(state, projectId)
  project.isFirebase = true
  const [account] = Object.values(state.billingAccounts)
  project.billingAccountName = account?.name ?? ''
  account?.budgets.push({
    name: `${account.name}/budgets/studio`,
    displayName: `Studio ${projectId}`,
    budgetFilter: { projects: [`projects/${project.projectNumber}`] },
    amount: { specifiedAmount: { units: '10' } },
  })
  for (const api of apis) project.services[`${api}.googleapis.com`] = 0
  addAccounts(state, project)
  addDatabase(state, project, region)
  addSecrets(state, project)
  addAuth(project)
  const appId = `1:${project.projectNumber}:web:0000000000000001`
  project.webApps[appId] = {
    name: `projects/${projectId}/webApps/${appId}`,
    appId,
    displayName: 'Studio',
    state: 'ACTIVE',
  }
  project.sites[projectId] = { ...newSite(project, projectId, 'DEFAULT_SITE'), appId }
  state.projects[projectId] = project
  return project
}
