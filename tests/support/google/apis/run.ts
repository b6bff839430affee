import type { run_v2 } from '@googleapis/run'
import { applyMask, type FieldTable, fieldsOf } from '../fields.ts'
import { startOperation } from '../operations.ts'
import { setPolicy } from '../policy.ts'
import { type Call, found, routesOf } from '../router.ts'

const api = 'run.googleapis.com'
const find = ({ project, params: { location, service } }: Call) =>
  found(
    project.runServices,
    `projects/${project.projectId}/locations/${location}/services/${service}`,
    `Resource '${service}' of kind 'SERVICE' in region '${location}' does not exist.`,
  )

const serviceFields: FieldTable = fieldsOf<
  Pick<run_v2.Schema$GoogleCloudRunV2Service, 'invokerIamDisabled' | 'name' | 'etag' | 'labels' | 'annotations'>
>({ invokerIamDisabled: true, name: true, etag: true, labels: true, annotations: true })

const locations = ['us-central1', 'us-east1', 'europe-west1', 'southamerica-east1']
const service = '/projects/{project}/locations/{location}/services/{service}'

export const run = [
  ...routesOf(api, {
    'GET /v2/projects/{project}/locations/{location}/services': ({ project, params: { location } }) => ({
      services: Object.values(project.runServices)
        .map((entry) => entry.service)
        .filter(({ name }) => location === '-' || name?.includes(`/locations/${location}/`)),
    }),
    [`GET /v2${service}`]: (call) => find(call).service,
    [`PATCH /v2${service}`]: (call) => {
      const entry = find(call)
      applyMask(entry.service, call.json(serviceFields), call.query.get('updateMask'), serviceFields)
      return startOperation(call.google, api, entry.service.name?.split('/services/')[0] ?? '', {
        response: entry.service,
      })
    },
    [`GET /v2${service}:getIamPolicy`]: (call) => find(call).policy,
    [`POST /v2${service}:setIamPolicy`]: (call) => setPolicy(call, find(call).policy),
    'GET /v1/projects/{project}/locations': () => ({ locations: locations.map((locationId) => ({ locationId })) }),
    [`GET /v1${service}:getIamPolicy`]: (call) => find(call).policy,
    [`POST /v1${service}:setIamPolicy`]: (call) => setPolicy(call, find(call).policy),
  }),
  ...routesOf('compute.googleapis.com', {
    'GET /compute/v1/projects/{project}': ({ project: { projectId, projectNumber } }) => ({
      name: projectId,
      defaultServiceAccount: `${projectNumber}-compute@developer.gserviceaccount.com`,
    }),
  }),
  ...routesOf('eventarc.googleapis.com', {
    'GET /v1/projects/{project}/locations/{location}/triggers': ({ project, params: { location } }) => ({
      triggers: Object.values(project.triggers).filter(
        ({ name }) => location === '-' || name.includes(`/locations/${location}/`),
      ),
    }),
    'GET /v1/projects/{project}/locations/{location}/triggers/{trigger}': ({ project, params }) =>
      found(project.triggers, `projects/${project.projectId}/locations/${params.location}/triggers/${params.trigger}`),
  }),
]
