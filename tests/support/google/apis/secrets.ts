import type { secretmanager_v1 } from '@googleapis/secretmanager'
import { alreadyExists, failedPrecondition, invalid, notFound } from '../errors.ts'
import { applyMask, fieldsOf } from '../fields.ts'
import { setPolicy } from '../policy.ts'
import { type Call, found, routesOf } from '../router.ts'
import { etagOf, now, type Secret } from '../state.ts'

const secretFields = fieldsOf<secretmanager_v1.Schema$Secret>({
  annotations: true,
  createTime: true,
  customerManagedEncryption: true,
  etag: true,
  expireTime: true,
  labels: true,
  name: true,
  policyMember: true,
  replication: fieldsOf<secretmanager_v1.Schema$Replication>({ automatic: true, userManaged: true }),
  rotation: true,
  secretType: true,
  tags: true,
  topics: true,
  ttl: true,
  versionAliases: true,
  versionDestroyTtl: true,
})

const find = ({ project, params: { secret } }: Call): Secret =>
  found(project.secrets, secret, `Secret [projects/${project.projectNumber}/secrets/${secret}] not found.`)

function create(call: Call) {
  const { project, query, state } = call
  const id = query.get('secretId') ?? ''
  if (!/^[\w-]{1,255}$/.test(id)) throw invalid('The secret_id is invalid.')
  const secret = call.json<secretmanager_v1.Schema$Secret>(secretFields)
  if (!secret.replication) throw invalid('Secret.replication is required.')
  if (project.secrets[id]) {
    throw alreadyExists(`Secret [projects/${project.projectNumber}/secrets/${id}] already exists.`)
  }
  const name = `projects/${project.projectNumber}/secrets/${id}`
  const made = { ...secret, name, createTime: now(), etag: etagOf(state) }
  project.secrets[id] = { secret: made, versions: [], policy: { etag: etagOf(state) } }
  return made
}

/** Returns a version by its number, or the newest. */
function findVersion(call: Call) {
  const { secret, versions } = find(call)
  const { version = '' } = call.params
  const entry = version === 'latest' ? versions.at(-1) : versions[Number(version) - 1]
  if (!entry) throw notFound(`Secret Version [${secret.name}/versions/${version}] not found.`)
  return entry
}
const shown = (call: Call) => {
  const { data: _, ...version } = findVersion(call)
  return version
}

function addVersion(call: Call) {
  const { secret, versions } = find(call)
  const { payload } = call.json<{ payload?: { data?: string } }>({ payload: { data: true, dataCrc32c: true } })
  if (!payload?.data) throw invalid('The payload is missing.')
  if (Buffer.from(payload.data, 'base64').toString('base64') !== payload.data) throw invalid('Base64 decoding failed.')
  const version = { name: `${secret.name}/versions/${versions.length + 1}`, createTime: now(), state: 'ENABLED' }
  versions.push({ ...version, data: payload.data })
  return version
}

function access(call: Call) {
  const { name, data, state } = findVersion(call)
  if (state !== 'ENABLED') throw failedPrecondition(`Secret Version [${name}] is in ${state} state.`)
  return { name, payload: { data } }
}

export const secrets = routesOf('secretmanager.googleapis.com', {
  'GET /v1/projects/{project}/secrets': ({ project }) => ({
    secrets: Object.values(project.secrets).map(({ secret }) => secret),
    totalSize: Object.keys(project.secrets).length,
  }),
  'POST /v1/projects/{project}/secrets': create,
  'GET /v1/projects/{project}/secrets/{secret}': (call) => find(call).secret,
  'PATCH /v1/projects/{project}/secrets/{secret}': (call) => {
    const { secret } = find(call)
    applyMask(secret, call.json(secretFields), call.query.get('updateMask') ?? '', secretFields)
    return secret
  },
  'POST /v1/projects/{project}/secrets/{secret}:addVersion': addVersion,
  'GET /v1/projects/{project}/secrets/{secret}/versions': (call) => ({
    versions: find(call).versions.map(({ data: _, ...version }) => version),
  }),
  'GET /v1/projects/{project}/secrets/{secret}/versions/{version}': shown,
  'GET /v1/projects/{project}/secrets/{secret}/versions/{version}:access': access,
  'POST /v1/projects/{project}/secrets/{secret}/versions/{version}:disable': (call) => {
    findVersion(call).state = 'DISABLED'
    return shown(call)
  },
  'GET /v1/projects/{project}/secrets/{secret}:getIamPolicy': (call) => find(call).policy,
  'POST /v1/projects/{project}/secrets/{secret}:setIamPolicy': (call) => setPolicy(call, find(call).policy),
})
