import { type Deployment, found, type Step } from '../deployment.ts'
import { numberOf } from '../facts.ts'
import { type Grant, grant, has, type Policy, rolesOf } from '../policy.ts'
import { initialSettings } from '../source/settings.ts'

/** All roles of the functions' service accounts on the project. */
const rolesOfAccounts = {
  // Looks up accounts, to check whether an admin's is enabled, and receives events from Eventarc.
  PUBLIC_SERVICE_ACCOUNT: ['roles/datastore.user', 'roles/eventarc.eventReceiver', 'roles/firebaseauth.viewer'],
  // Creates and changes accounts.
  ADMIN_SERVICE_ACCOUNT: ['roles/datastore.user', 'roles/firebaseauth.admin'],
  // Releases pages, and receives events from Eventarc. It cannot touch accounts, and no visitor can call its functions.
  PUBLISHER_SERVICE_ACCOUNT: ['roles/datastore.user', 'roles/eventarc.eventReceiver', 'roles/firebasehosting.admin'],
} as const
type Setting = keyof typeof rolesOfAccounts

const tokenCreator = 'roles/iam.serviceAccountTokenCreator'
const builder = 'roles/cloudbuild.builds.builder'

/** Google granted these roles to the default account of older projects: far more than builds need. */
const isBasic = (role: string) => role === 'roles/owner' || role === 'roles/editor'

/** Returns the functions' service accounts, by setting. */
const accountsOf = ({ settings }: Deployment) =>
  (Object.keys(rolesOfAccounts) as Setting[]).map((setting) => ({
    setting,
    email: settings[setting] ?? '',
    member: `serviceAccount:${settings[setting]}`,
  }))

const pathOf = ({ project }: Deployment, email: string) => `v1/projects/${project}/serviceAccounts/${email}`
const policyOf = ({ read, project }: Deployment) =>
  read.query<Policy>('cloudresourcemanager', `v1/projects/${project}:getIamPolicy`, {
    options: { requestedPolicyVersion: 3 },
  })

/** Returns all grants on the project that deployments and functions need. */
async function wantedGrants(deployment: Deployment): Promise<Grant[]> {
  const number = await numberOf(deployment)
  return [
    ...accountsOf(deployment).flatMap(({ setting, member }) =>
      rolesOfAccounts[setting].map((role) => ({ role, member })),
    ),
    // Cloud Build runs as this account, which has no role in new projects.
    { role: builder, member: `serviceAccount:${number}-compute@developer.gserviceaccount.com` },
  ]
}
/** Returns Google's service agents that triggers need, with the role of each once it exists. */
async function wantedAgents(deployment: Deployment) {
  const number = await numberOf(deployment)
  return (['eventarc', 'pubsub'] as const).map((service) => ({
    service,
    role: `roles/${service}.serviceAgent`,
    member: `serviceAccount:service-${number}@gcp-sa-${service}.iam.gserviceaccount.com`,
  }))
}

async function missingAgents(deployment: Deployment) {
  const [policy, wanted] = await Promise.all([policyOf(deployment), wantedAgents(deployment)])
  return wanted.filter((agent) => !has(policy, agent))
}

export const agents: Step = {
  name: "Google's own accounts",
  async check(deployment) {
    const missing = await missingAgents(deployment)
    return missing.map(({ service: agent, role, member }) =>
      found(deployment, 'agent-missing', { agent, role, member: member.replace('serviceAccount:', '') }),
    )
  },
  async fix(deployment, { google }) {
    const { project } = deployment
    // Requested this early, they are ready by the time that the triggers need them.
    for (const { service } of await missingAgents(deployment)) {
      const path = `v1beta1/projects/${project}/services/${service}.googleapis.com:generateServiceIdentity`
      await google.finish('POST', 'serviceusage', path, {})
    }
    const missing = await missingAgents(deployment)
    if (missing.length === 0) return
    await grant(google, 'cloudresourcemanager', `v1/projects/${project}`, missing, {
      body: { options: { requestedPolicyVersion: 3 } },
    })
  },
}

export const serviceAccounts: Step = {
  name: 'Service accounts',
  async check(deployment) {
    const checked = await Promise.all(
      accountsOf(deployment).map(async ({ setting, email: account }) => {
        const wanted = initialSettings(deployment.project, '')[setting]
        if (!/@.+\./.test(account)) return [found(deployment, 'account-short', { setting, account, wanted })]
        const stored = await deployment.read.get<{ disabled?: boolean }>('iam', pathOf(deployment, account))
        if (!stored) return [found(deployment, 'account-missing', { account })]
        return stored.disabled ? [found(deployment, 'account-disabled', { account })] : []
      }),
    )
    return checked.flat()
  },
  async fix(deployment, { google }) {
    for (const { email } of accountsOf(deployment)) {
      const stored = await google.get<{ disabled?: boolean }>('iam', pathOf(deployment, email))
      const [accountId = ''] = email.split('@')
      if (!stored) {
        await google.send('POST', 'iam', `v1/projects/${deployment.project}/serviceAccounts`, {
          accountId,
          serviceAccount: { displayName: accountId },
        })
      } else if (stored.disabled) await google.send('POST', 'iam', `${pathOf(deployment, email)}:enable`, {})
    }
  },
}

export const roles: Step = {
  name: 'Roles',
  async check(deployment) {
    const [policy, wanted] = await Promise.all([policyOf(deployment), wantedGrants(deployment)])
    const findings = []
    for (const member of new Set(wanted.map(({ member }) => member))) {
      const account = member.replace('serviceAccount:', '')
      const own = wanted.filter((grant) => grant.member === member)
      const missing = own.filter((grant) => !has(policy, grant)).map(({ role }) => role)
      if (missing.length > 0) findings.push(found(deployment, 'role-missing', { account, roles: missing.join(', ') }))
      const isBuild = account.endsWith('@developer.gserviceaccount.com')
      const extra = rolesOf(policy, member)
        .filter((role) => !own.some((grant) => grant.role === role))
        .filter((role) => !isBuild || isBasic(role))
      if (extra.length > 0) findings.push(found(deployment, 'role-excessive', { account, roles: extra.join(', ') }))
    }
    return findings
  },
  async fix(deployment, { google }) {
    const policy = await policyOf(deployment)
    const missing = (await wantedGrants(deployment)).filter((grant) => !has(policy, grant))
    if (missing.length === 0) return
    await grant(google, 'cloudresourcemanager', `v1/projects/${deployment.project}`, missing, {
      body: { options: { requestedPolicyVersion: 3 } },
    })
  },
}

/** Returns the only account that creates tokens, and the grant to sign them as itself. */
const signer = ({ settings }: Deployment) => {
  const account = settings.ADMIN_SERVICE_ACCOUNT ?? ''
  return { account, wanted: { role: tokenCreator, member: `serviceAccount:${account}` } }
}

export const signing: Step = {
  name: 'Right to sign',
  async check(deployment) {
    const { account, wanted } = signer(deployment)
    const policy = await deployment.read.query<Policy>('iam', `${pathOf(deployment, account)}:getIamPolicy`)
    return has(policy, wanted) ? [] : [found(deployment, 'signing-right-missing', { account })]
  },
  async fix(deployment, { google }) {
    const { account, wanted } = signer(deployment)
    await grant(google, 'iam', pathOf(deployment, account), [wanted])
  },
}
