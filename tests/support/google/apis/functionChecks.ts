import { denied, failedPrecondition, GoogleError, invalid, serviceDisabled } from '../errors.ts'
import type { CloudFunction } from '../handWritten.ts'
import { accountExists, hasRole } from '../policy.ts'
import type { Call } from '../router.ts'
import type { Project } from '../state.ts'

const runtimes = ['nodejs20', 'nodejs22', 'nodejs24', 'python312', 'python313', 'go124', 'java21']

/** Refuses a function that Cloud Functions would refuse at once, before building it. */
export function demandDeployable(call: Call, made: CloudFunction) {
  const { project, state, google } = call
  const { buildConfig, serviceConfig, eventTrigger } = made
  for (const name of ['run', 'cloudbuild', 'artifactregistry', ...(eventTrigger ? ['eventarc', 'pubsub'] : [])]) {
    const service = `${name}.googleapis.com`
    if (project.services[service] === undefined) throw serviceDisabled(service, project.projectNumber)
  }
  if (!runtimes.includes(buildConfig.runtime)) {
    throw invalid(`Could not create function: the runtime ${buildConfig.runtime} is not supported.`)
  }
  const { bucket, object } =
    (buildConfig.source as { storageSource?: { bucket: string; object: string } })?.storageSource ?? {}
  if (state.uploads[`${bucket}/${object}`] === undefined) {
    throw invalid(`Source gs://${bucket}/${object} does not exist or was not uploaded.`)
  }
  demandActor(project, serviceConfig.serviceAccountEmail)
  if (eventTrigger) demandTrigger(project, made, google)
}

const defaultAccount = ({ projectNumber }: Project) => `${projectNumber}-compute@developer.gserviceaccount.com`
export const accountOf = (project: Project, { serviceConfig }: CloudFunction) =>
  serviceConfig.serviceAccountEmail ?? defaultAccount(project)

/** Refuses a service account that does not exist. */
export function demandActor(project: Project, email = defaultAccount(project)) {
  if (!/^[^@\s]+@[\w-]+(\.[\w-]+)+$/.test(email)) throw invalid(`Invalid service account (${email}).`)
  if (accountExists(project, email)) return
  throw denied(
    `Caller is missing permission 'iam.serviceaccounts.actAs' on service account projects/-/serviceAccounts/${email} (or it may not exist).`,
  )
}

/** Number of functions that each stand-in has refused because Eventarc was not ready. */
const refused = new WeakMap<object, number>()

function demandTrigger(project: Project, made: CloudFunction, google: Call['google']) {
  const { eventTrigger } = made
  const region = made.name.split('/')[3]
  const trigger = `projects/${project.projectId}/locations/${eventTrigger?.triggerRegion}/triggers/${made.name.split('/').at(-1)?.toLowerCase()}`
  const agent = `service-${project.projectNumber}@gcp-sa-eventarc.iam.gserviceaccount.com`
  const before = refused.get(google) ?? 0
  if (!project.agents.includes(agent) || before < google.options.eventarcRefusals) {
    refused.set(google, before + 1)
    throw failedPrecondition(
      `Validation failed for trigger ${trigger}: Invalid resource state for "": Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent. Otherwise, verify that it has Eventarc Service Agent role.`,
    )
  }
  const account = accountOf(project, made)
  const receives = ['roles/eventarc.eventReceiver', 'roles/editor', 'roles/owner']
  if (!hasRole(project.policy, `serviceAccount:${account}`, ...receives)) {
    throw denied(
      `Validation failed for trigger ${trigger}: Permission "eventarc.events.receiveEvent" denied on "${account}".`,
    )
  }
  if (!eventTrigger?.eventType.startsWith('google.cloud.firestore.document.v1.')) return
  const id = eventTrigger.eventFilters?.find(({ attribute }) => attribute === 'database')?.value ?? '(default)'
  const { locationId } = project.databases[id] ?? {}
  if (!locationId) throw invalid(`Validation failed for trigger ${trigger}: The database ${id} does not exist.`)
  if (eventTrigger.triggerRegion !== locationId) {
    throw invalid(
      `Validation failed for trigger ${trigger}: Database '${id}' is in ${locationId}, but the trigger's location is ${eventTrigger.triggerRegion} (function in ${region}).`,
    )
  }
}

const buildRoles = ['roles/cloudbuild.builds.builder', 'roles/editor', 'roles/owner']

/** Returns the error while the function is built or its service started, with which the operation ends. */
export function buildError(project: Project, made: CloudFunction): GoogleError | undefined {
  const builder = defaultAccount(project)
  if (!hasRole(project.policy, `serviceAccount:${builder}`, ...buildRoles)) {
    return new GoogleError(
      400,
      'INVALID_ARGUMENT',
      `Build failed with status: FAILURE. Could not build the function due to a missing permission on the build service account. If you didn't revoke that permission explicitly, this could be caused by a change in the organization policies. Please refer to https://cloud.google.com/functions/docs/troubleshooting#build-service-account`,
    )
  }
  const account = accountOf(project, made)
  for (const { secret, version = 'latest' } of made.serviceConfig.secretEnvironmentVariables ?? []) {
    const entry = project.secrets[secret]
    const number = version === 'latest' ? entry?.versions.length : Number(version)
    const found = number ? entry?.versions[number - 1] : undefined
    const name = `projects/${project.projectNumber}/secrets/${secret}/versions/${version}`
    if (!entry || found?.state !== 'ENABLED') {
      return invalid(`Could not create or update Cloud Run service. Secret ${name} was not found.`)
    }
    const member = `serviceAccount:${account}`
    const reads = ['roles/secretmanager.secretAccessor', 'roles/secretmanager.admin', 'roles/owner']
    if (hasRole(entry.policy, member, ...reads) || hasRole(project.policy, member, ...reads)) continue
    return denied(
      `Permission denied on secret: ${name} for Revision service account ${account}. The service account used must be granted the 'Secret Manager Secret Accessor' role (roles/secretmanager.secretAccessor) at the secret, project or higher level.`,
    )
  }
  return undefined
}
