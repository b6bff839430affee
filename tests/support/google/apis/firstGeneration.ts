import { invalid, notFound } from '../errors.ts'
import { startOperation } from '../operations.ts'
import { type Call, Reply, routesOf } from '../router.ts'
import { nextNumber } from '../state.ts'

const api = 'cloudfunctions.googleapis.com'

/** Returns the address for the upload of the source: an object of Google's own bucket. */
export function generateUploadUrl({ google, project, state, params }: Call) {
  const bucket = `gcf-v2-uploads-${project.projectNumber}.${params.location}.cloudfunctions.appspot.com`
  const object = `source-${nextNumber(state)}.zip`
  const uploadUrl = `${google.origin}/storage.googleapis.com/${bucket}/${object}?GoogleAccessId=stand-in`
  return { uploadUrl, storageSource: { bucket, object } }
}

const first = '/v1/projects/{project}/locations/{location}/functions'

const nameOf = ({ project, params }: Call) =>
  `projects/${project.projectId}/locations/${params.location}/functions/${params.function}`

/** The first generation has no Node 24: docs.cloud.google.com/functions/1stgendocs/concepts/execution-environment. */
function create(call: Call) {
  const { project, google } = call
  const { name = '', runtime = '' } = JSON.parse(call.raw.toString()) as { name?: string; runtime?: string }
  if (!['nodejs20', 'nodejs22'].includes(runtime)) {
    throw invalid(`Runtime "${runtime}" is not supported on GCF Gen1`)
  }
  project.oldFunctions[name] = { name, status: 'ACTIVE', runtime }
  return startOperation(google, api, '', { response: project.oldFunctions[name] })
}

/** The API for functions of the first generation, and the bucket for the source code of both generations. */
export const firstGeneration = [
  ...routesOf(api, {
    [`GET ${first}`]: ({ project }) => ({ functions: Object.values(project.oldFunctions) }),
    [`POST ${first}:generateUploadUrl`]: generateUploadUrl,
    [`POST ${first}`]: create,
    [`DELETE ${first}/{function}`]: (call) => {
      if (!call.project.oldFunctions[nameOf(call)]) throw notFound(`Function ${nameOf(call)} does not exist`)
      delete call.project.oldFunctions[nameOf(call)]
      return startOperation(call.google, api, '', {})
    },
  }),
  ...routesOf('storage.googleapis.com', {
    'PUT /{bucket}/{object}': ({ state, params, raw }) => {
      state.uploads[`${params.bucket}/${params.object}`] = raw.length
      return new Reply(200, { 'x-goog-generation': '1' })
    },
  }),
]
