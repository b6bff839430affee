import type { serviceusage_v1 } from '@googleapis/serviceusage'
import { billingNotFound, denied, invalid } from '../errors.ts'
import { fieldsOf } from '../fields.ts'
import { startOperation } from '../operations.ts'
import { grantByGoogle } from '../policy.ts'
import { type Call, type Inside, routesOf } from '../router.ts'
import type { Project } from '../state.ts'

const api = 'serviceusage.googleapis.com'
const short = (name: string) => `${name}.googleapis.com`

const paid = new Set(
  ['artifactregistry', 'cloudbuild', 'run', 'secretmanager', 'cloudscheduler', 'compute', 'eventarc'].map(short),
)
const known = new Set(
  [
    'appengine apikeys artifactregistry billingbudgets cloudbilling cloudbuild cloudfunctions cloudresourcemanager',
    'cloudscheduler cloudtasks cloudtrace compute containerregistry eventarc firebase firebaseappcheck firebasehosting',
    'firebaseextensions firebaseinstallations firebaserules firebasestorage firestore iam iamcredentials identitytoolkit',
    'datastore logging monitoring orgpolicy pubsub recaptchaenterprise run runtimeconfig secretmanager securetoken',
    'servicemanagement serviceusage storage storage-api storage-component',
  ]
    .join(' ')
    .split(' ')
    .map(short),
)

/** Enables services as Google does: all of them or none. */
function enable({ options }: Inside, project: Project, services: readonly string[]) {
  for (const name of services) {
    if (known.has(name)) continue
    throw denied(`Not found or permission denied for service(s): ${name}.`)
  }
  const needBilling = services.filter((name) => paid.has(name))
  if (needBilling.length > 0 && !project.billingAccountName) throw billingNotFound(project.projectNumber, needBilling)
  for (const name of services) project.services[name] ??= options.propagation
  const build = `serviceAccount:${project.projectNumber}-compute@developer.gserviceaccount.com`
  const makesCompute = services.some((name) => [short('compute'), short('run'), short('cloudfunctions')].includes(name))
  if (makesCompute && options.automaticGrants) grantByGoogle(project, 'roles/editor', build)
}

const describe = ({ projectNumber, services }: Project, name: string) => ({
  name: `projects/${projectNumber}/services/${name}`,
  config: { name, title: name },
  state: name in services ? 'ENABLED' : 'DISABLED',
  parent: `projects/${projectNumber}`,
})

/**
 * firebase-tools checks an API by its host, which here is the stand-in's own. The answer is always that it is on,
 * because calls to an API that is off are refused anyway.
 */
const isStandIn = (service: string | undefined) => service === '127.0.0.1'

function get({ project, params: { service = '' } }: Call) {
  return isStandIn(service) ? { state: 'ENABLED' } : describe(project, service)
}

function batchEnable(call: Call) {
  const { serviceIds } = call.json<serviceusage_v1.Schema$BatchEnableServicesRequest>(
    fieldsOf<serviceusage_v1.Schema$BatchEnableServicesRequest>({ serviceIds: true }),
  )
  const services = serviceIds ?? []
  if (services.length === 0) throw invalid('No services were named.')
  if (services.length > 20) {
    throw invalid('Field service_ids exceeds the maximum number of services in a batch, which is 20.')
  }
  const { project, google } = call
  enable(google, project, services)
  return startOperation(google, api, '', { response: { services: services.map((name) => describe(project, name)) } })
}

function list({ project, query }: Call) {
  const services = Object.keys(project.services).map((name) => describe(project, name))
  if (query.get('filter') && query.get('filter') !== 'state:ENABLED') throw invalid('The filter is not supported.')
  const size = Number(query.get('pageSize') ?? 50)
  if (size > 200) throw invalid('page_size may be 200 at most.')
  const from = Number(query.get('pageToken') ?? 0)
  const next = from + size < services.length && { nextPageToken: String(from + size) }
  return { services: services.slice(from, from + size), ...next }
}

/** The services' agents: the domain of each address, and the role that Google grants it. */
const agents: Readonly<Record<string, readonly [string, string]>> = {
  eventarc: ['gcp-sa-eventarc', 'roles/eventarc.serviceAgent'],
  pubsub: ['gcp-sa-pubsub', 'roles/pubsub.serviceAgent'],
  run: ['serverless-robot-prod', 'roles/run.serviceAgent'],
  cloudbuild: ['gcp-sa-cloudbuild', 'roles/cloudbuild.serviceAgent'],
  firestore: ['gcp-sa-firestore', 'roles/firestore.serviceAgent'],
  cloudfunctions: ['gcf-admin-robot', 'roles/cloudfunctions.serviceAgent'],
  compute: ['compute-system', 'roles/compute.serviceAgent'],
  artifactregistry: ['gcp-sa-artifactregistry', 'roles/artifactregistry.reader'],
  cloudscheduler: ['gcp-sa-cloudscheduler', 'roles/cloudscheduler.admin'],
  storage: ['gs-project-accounts', 'roles/pubsub.publisher'],
}

function generateIdentity({ google, project, params: { service = '' } }: Call) {
  const agent = agents[service.split('.')[0] ?? '']
  if (isStandIn(service)) return { name: 'operations/finished.DONE_OPERATION', done: true, response: {} }
  if (!agent) throw invalid(`${service} has no service identity.`)
  const email = `service-${project.projectNumber}@${agent[0]}.iam.gserviceaccount.com`
  if (!project.agents.includes(email)) project.agents.push(email)
  grantByGoogle(project, agent[1], `serviceAccount:${email}`)
  return startOperation(google, api, '', { response: { email, uniqueId: project.projectNumber } })
}

export const serviceUsage = routesOf(api, {
  'GET /v1/projects/{project}/services/{service}': get,
  'GET /v1/projects/{project}/services': list,
  'POST /v1/projects/{project}/services:batchEnable': batchEnable,
  'POST /v1/projects/{project}/services/{service}:enable': ({ google, project, params: { service = '' } }) => {
    if (isStandIn(service)) return { name: 'operations/finished.DONE_OPERATION', done: true }
    enable(google, project, [service])
    return startOperation(google, api, '', { response: { service: describe(project, service) } })
  },
  'POST /v1beta1/projects/{project}/services/{service}:generateServiceIdentity': generateIdentity,
})
