import { alreadyExists, invalid, notFound } from '../errors.ts'
import { applyMask, fieldsOf } from '../fields.ts'
import type { CloudFunction } from '../handWritten.ts'
import { operationError, startOperation } from '../operations.ts'
import { type Call, routesOf } from '../router.ts'
import { etagOf, nextNumber, now } from '../state.ts'
import { generateUploadUrl } from './firstGeneration.ts'
import { accountOf, buildError, demandDeployable } from './functionChecks.ts'

const api = 'cloudfunctions.googleapis.com'

const functionFields = fieldsOf<CloudFunction>({
  name: true,
  description: true,
  buildConfig: fieldsOf<CloudFunction['buildConfig']>({
    runtime: true,
    entryPoint: true,
    source: { storageSource: { bucket: true, object: true, generation: true }, repoSource: true },
    build: true,
    sourceToken: true,
    dockerRepository: true,
    environmentVariables: true,
    serviceAccount: true,
    automaticUpdatePolicy: true,
    onDeployUpdatePolicy: true,
  }),
  serviceConfig: fieldsOf<CloudFunction['serviceConfig']>({
    service: true,
    uri: true,
    timeoutSeconds: true,
    availableMemory: true,
    availableCpu: true,
    environmentVariables: true,
    secretEnvironmentVariables: { key: true, projectId: true, secret: true, version: true },
    maxInstanceCount: true,
    minInstanceCount: true,
    maxInstanceRequestConcurrency: true,
    vpcConnector: true,
    vpcConnectorEgressSettings: true,
    directVpcNetworkInterface: true,
    directVpcEgress: true,
    ingressSettings: true,
    serviceAccountEmail: true,
    allTrafficOnLatestRevision: true,
    revision: true,
  }),
  eventTrigger: fieldsOf<NonNullable<CloudFunction['eventTrigger']>>({
    trigger: true,
    triggerRegion: true,
    eventType: true,
    eventFilters: { attribute: true, value: true, operator: true },
    pubsubTopic: true,
    serviceAccountEmail: true,
    retryPolicy: true,
    channel: true,
    service: true,
  }),
  state: true,
  stateMessages: true,
  updateTime: true,
  createTime: true,
  labels: true,
  environment: true,
  url: true,
})

const nameOf = ({ project, params }: Call) =>
  `projects/${project.projectId}/locations/${params.location}/functions/${params.function}`

function find(call: Call): CloudFunction {
  const entry = call.project.functions[nameOf(call)]
  if (!entry) throw notFound(`Resource '${nameOf(call)}' was not found`)
  return entry
}

/** Creates a function's Cloud Run service, with its account and environment, and the trigger that calls it. */
function runService(call: Call, made: CloudFunction) {
  const { project, state } = call
  const [, , , location = '', , id = ''] = made.name.split('/')
  const serviceId = id.toLowerCase().replaceAll('_', '-')
  const name = `projects/${project.projectId}/locations/${location}/services/${serviceId}`
  const { maxInstanceCount = 100, minInstanceCount = 0, environmentVariables = {} } = made.serviceConfig
  made.serviceConfig.service = name
  made.serviceConfig.uri = `https://${serviceId}-${project.projectNumber.slice(-6)}-uc.a.run.app`
  made.serviceConfig.revision = `${serviceId}-${String(nextNumber(state)).padStart(5, '0')}-abc`
  const entry = project.runServices[name] ?? { service: {}, policy: { etag: etagOf(state) } }
  Object.assign(entry.service, {
    name,
    uri: made.serviceConfig.uri,
    ingress: 'INGRESS_TRAFFIC_ALL',
    template: {
      serviceAccount: accountOf(project, made),
      scaling: { maxInstanceCount, minInstanceCount },
      containers: [{ env: Object.entries(environmentVariables).map(([key, value]) => ({ name: key, value })) }],
    },
    terminalCondition: { type: 'Ready', state: 'CONDITION_SUCCEEDED' },
  })
  project.runServices[name] = entry
  if (made.eventTrigger) {
    const { triggerRegion = location, eventFilters = [], eventType } = made.eventTrigger
    const trigger = `projects/${project.projectId}/locations/${triggerRegion}/triggers/${serviceId}-${project.projectNumber.slice(-6)}`
    made.eventTrigger.trigger = trigger
    project.triggers[trigger] = {
      name: trigger,
      eventFilters: [{ attribute: 'type', value: eventType }, ...eventFilters],
      serviceAccount: accountOf(project, made),
      destination: { cloudRun: { service: serviceId, region: location } },
    }
  }
}

/** Builds a function, which is then active or failed. */
function build(call: Call, made: CloudFunction) {
  const { project, google } = call
  const location = made.name.split('/')[3] ?? ''
  const parent = `projects/${project.projectId}/locations/${location}`
  const repository = `${parent}/repositories/gcf-artifacts`
  project.repositories[repository] ??= { name: repository, format: 'DOCKER' }
  const error = buildError(project, made)
  project.functions[made.name] = made
  made.state = error ? 'FAILED' : 'ACTIVE'
  made.updateTime = now()
  if (error) made.stateMessages = [{ severity: 'ERROR', type: 'BUILD', message: error.message }]
  else {
    delete made.stateMessages
    runService(call, made)
  }
  const metadata = { target: made.name, verb: 'update' }
  return startOperation(google, api, parent, {
    metadata,
    ...(error ? { error: operationError(error) } : { response: structuredClone(made) }),
  })
}

function create(call: Call) {
  const { project, params, query } = call
  const id = query.get('functionId') ?? ''
  if (!/^[a-zA-Z][\w-]{0,61}[a-zA-Z0-9]$/.test(id)) throw invalid(`Invalid function id: ${id}`)
  const made = call.json<CloudFunction>(functionFields)
  made.name = `projects/${project.projectId}/locations/${params.location}/functions/${id}`
  if (project.functions[made.name]) throw alreadyExists(`Could not create function: ${made.name} already exists.`)
  demandDeployable(call, made)
  const url = `https://${params.location}-${project.projectId}.cloudfunctions.net/${id}`
  return build(call, { ...made, environment: 'GEN_2', createTime: now(), url })
}

function update(call: Call) {
  const made = structuredClone(find(call))
  applyMask(made, call.json<CloudFunction>(functionFields), call.query.get('updateMask'), functionFields)
  made.name = nameOf(call)
  demandDeployable(call, made)
  return build(call, made)
}

function remove(call: Call) {
  const { project, google, params } = call
  const { name, serviceConfig, eventTrigger } = find(call)
  delete project.functions[name]
  if (serviceConfig.service) delete project.runServices[serviceConfig.service]
  if (eventTrigger?.trigger) delete project.triggers[eventTrigger.trigger]
  return startOperation(google, api, `projects/${project.projectId}/locations/${params.location}`, {})
}

/** Lists the functions of both generations, like the second API; a filter selects one. */
function list({ project, params: { location }, query }: Call) {
  const filter = query.get('filter')
  if (filter && filter !== 'environment="GEN_2"') throw invalid(`Invalid filter: ${filter}`)
  const first = Object.values(project.oldFunctions).map(({ name, status, runtime, labels }) => ({
    name,
    state: status,
    environment: 'GEN_1',
    buildConfig: { runtime },
    serviceConfig: {},
    labels,
  }))
  const all = [...Object.values(project.functions), ...(filter ? [] : first)]
  return { functions: all.filter(({ name }) => location === '-' || name.includes(`/locations/${location}/`)) }
}

const second = '/v2/projects/{project}/locations/{location}/functions'
export const functions = routesOf(api, {
  [`GET ${second}`]: list,
  [`POST ${second}`]: create,
  [`POST ${second}:generateUploadUrl`]: generateUploadUrl,
  [`GET ${second}/{function}`]: find,
  [`PATCH ${second}/{function}`]: update,
  [`DELETE ${second}/{function}`]: remove,
})
