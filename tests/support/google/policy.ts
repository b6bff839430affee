import type { iam_v1 } from '@googleapis/iam'
import { aborted, failedPrecondition, invalid } from './errors.ts'
import { fieldsOf } from './fields.ts'
import type { Call } from './router.ts'
import { etagOf, type Policy, type Project } from './state.ts'

export const policyFields = fieldsOf<iam_v1.Schema$Policy>({
  auditConfigs: true,
  bindings: fieldsOf<iam_v1.Schema$Binding>({ condition: true, members: true, role: true }),
  etag: true,
  version: true,
})
const setPolicyFields = fieldsOf<iam_v1.Schema$SetIamPolicyRequest>({ policy: policyFields, updateMask: true })
export const getPolicyFields = { options: { requestedPolicyVersion: true } } as const

/** The existing roles: those that a deployment of the studio and its firebase-tools may grant. */
const roles = new Set(
  [
    'owner editor viewer artifactregistry.reader artifactregistry.writer billing.admin billing.user browser',
    'cloudbuild.builds.builder cloudbuild.builds.editor cloudbuild.serviceAgent cloudfunctions.admin',
    'cloudfunctions.developer cloudfunctions.invoker cloudfunctions.serviceAgent cloudscheduler.admin',
    'datastore.owner datastore.user datastore.viewer datastore.backupsAdmin datastore.importExportAdmin',
    'eventarc.eventReceiver eventarc.serviceAgent errorreporting.writer firebase.admin firebase.developAdmin',
    'firebase.sdkAdminServiceAgent firebase.viewer firebaseauth.admin firebaseauth.viewer firebasehosting.admin',
    'firebasehosting.viewer firebaserules.admin firebaserules.system firestore.serviceAgent iam.serviceAccountTokenCreator',
    'iam.serviceAccountUser logging.admin logging.logWriter logging.viewer monitoring.metricWriter monitoring.viewer',
    'pubsub.publisher pubsub.serviceAgent resourcemanager.projectIamAdmin run.admin run.developer run.invoker',
    'run.serviceAgent run.viewer secretmanager.admin secretmanager.secretAccessor secretmanager.viewer',
    'serviceusage.apiKeysViewer serviceusage.serviceUsageConsumer storage.admin storage.objectAdmin storage.objectViewer',
    'cloudtrace.agent compute.serviceAgent',
  ]
    .join(' ')
    .split(' ')
    .map((role) => `roles/${role}`),
)

/** Returns whether a service account exists: one of the project, or an agent that Google has created for it. */
export function accountExists({ serviceAccounts, agents, services, projectNumber }: Project, email: string): boolean {
  if (serviceAccounts[email] || agents.includes(email)) return true
  // Google creates this account with the Compute API, which Cloud Functions and Cloud Run enable.
  const compute = ['compute', 'run', 'cloudfunctions'].some((name) => services[`${name}.googleapis.com`] !== undefined)
  if (email === `${projectNumber}-compute@developer.gserviceaccount.com`) return compute
  if (email === `${projectNumber}@cloudbuild.gserviceaccount.com`) return 'cloudbuild.googleapis.com' in services
  return false
}

/** Refuses an incomplete address, and one that does not exist. */
export function demandAccount(call: Call, email: string) {
  if (!/^[^@\s]+@[\w-]+(\.[\w-]+)+$/.test(email)) throw invalid(`Invalid service account (${email}).`)
  const { state, google } = call
  if (Object.values(state.projects).some((project) => accountExists(project, email))) {
    const left = unknownFor.get(google)?.get(email) ?? google.options.accountDelay
    if (left === 0) return
    unknownFor.set(google, new Map([...(unknownFor.get(google) ?? []), [email, left - 1]]))
  }
  throw invalid(`Service account ${email} does not exist.`)
}
/** Number of policies, per stand-in, that still do not know an account. */
const unknownFor = new WeakMap<object, Map<string, number>>()

function demandMember(call: Call, member: string) {
  const [kind, name = ''] = member.split(/:(.*)/)
  if (kind === 'serviceAccount') return demandAccount(call, name)
  if (member === 'allUsers' || member === 'allAuthenticatedUsers') {
    const { orgPolicies } = call.project
    const { spec } = (orgPolicies['iam.allowedPolicyMemberDomains'] ?? {}) as { spec?: object }
    if (!spec) return
    const message =
      'One or more users named in the policy do not belong to a permitted customer, perhaps due to an organization policy.'
    throw failedPrecondition(message)
  }
  if (!/^(user|group):[^@\s]+@[^@\s]+$|^domain:\S+$|^deleted:/.test(member)) throw invalid(`Invalid member ${member}.`)
}

/** Replaces a policy like setIamPolicy: only with the current etag, and with existing members and roles. */
export function setPolicy(call: Call, current: Policy, isPublicAllowed = true): Policy {
  const { policy } = call.json<iam_v1.Schema$SetIamPolicyRequest>(setPolicyFields)
  if (!policy) throw invalid('The policy is missing.')
  if (policy.etag && policy.etag !== current.etag) {
    throw aborted(
      'There were concurrent policy changes. Please retry the whole read-modify-write with exponential backoff.',
    )
  }
  for (const { role, members, condition } of policy.bindings ?? []) {
    const isCustom = /^(projects|organizations)\/[^/]+\/roles\/\w+$/.test(role ?? '')
    if (!isCustom && !roles.has(role ?? '')) throw invalid(`Role ${role} is not supported for this resource.`)
    if (condition && policy.version !== 3) throw invalid('A policy with conditions must have version 3.')
    for (const member of members ?? []) {
      if (!isPublicAllowed && /^all(Authenticated)?Users$/.test(member)) {
        throw invalid(`Members of type ${member} are not supported for this resource.`)
      }
      demandMember(call, member)
    }
  }
  const bindings = (policy.bindings ?? []).filter(({ members }) => (members ?? []).length > 0)
  Object.assign(current, { version: policy.version ?? 1, etag: etagOf(call.state), bindings })
  return current
}

/** Returns whether a policy grants a member one of the roles. */
export const hasRole = ({ bindings }: Policy, member: string, ...wanted: string[]) =>
  (bindings ?? []).some(({ role, members }) => wanted.includes(role ?? '') && (members ?? []).includes(member))

/** Grants a role as Google does for its own agents. */
export function grantByGoogle({ policy }: Project, role: string, member: string) {
  policy.bindings ??= []
  const binding = policy.bindings.find((each) => each.role === role && !each.condition)
  if (!binding) policy.bindings.push({ role, members: [member] })
  else if (!binding.members?.includes(member)) binding.members = [...(binding.members ?? []), member]
}
