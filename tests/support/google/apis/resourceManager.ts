import type { cloudresourcemanager_v1 } from '@googleapis/cloudresourcemanager'
import { aborted, alreadyExists, invalid } from '../errors.ts'
import { fieldsOf } from '../fields.ts'
import { startOperation } from '../operations.ts'
import { getPolicyFields, setPolicy } from '../policy.ts'
import { type Call, routesOf } from '../router.ts'
import { newProject, type Project } from '../state.ts'

const api = 'cloudresourcemanager.googleapis.com'

const projectFields = fieldsOf<cloudresourcemanager_v1.Schema$Project>({
  configuredCapabilities: true,
  createTime: true,
  labels: true,
  lifecycleState: true,
  name: true,
  parent: true,
  projectId: true,
  projectNumber: true,
  tags: true,
})

const answer = ({ projectId, projectNumber, displayName, lifecycleState, createTime, parent }: Project) => ({
  projectId,
  projectNumber,
  name: displayName,
  lifecycleState,
  createTime,
  ...(parent && { parent }),
})

function create(call: Call) {
  const { state, google } = call
  const { projectId, name, parent } = call.json<cloudresourcemanager_v1.Schema$Project>(projectFields)
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId ?? '')) {
    throw invalid('field [project_id] has issue [project_id contains invalid characters or has a wrong length]')
  }
  if (!projectId) throw invalid('field [project_id] is missing')
  if (name && !/^[\w '"!-]{4,30}$/.test(name)) throw invalid('field [display_name] has issue [display_name is invalid]')
  if (state.projects[projectId] || state.takenProjectIds.includes(projectId))
    throw alreadyExists('Requested entity already exists')
  const project = newProject(state, projectId, name ?? projectId)
  if (parent) project.parent = { type: parent.type ?? '', id: parent.id ?? '' }
  state.projects[projectId] = project
  return startOperation(google, api, '', { response: answer(project) })
}

export const resourceManager = routesOf(api, {
  'POST /v1/projects': create,
  'GET /v1/projects': ({ state }) => ({ projects: Object.values(state.projects).map(answer) }),
  'GET /v1/projects/{project}': ({ project }) => answer(project),
  'POST /v1/projects/{project}:getIamPolicy': (call) => {
    call.json(getPolicyFields)
    return call.project.policy
  },
  'POST /v1/projects/{project}:setIamPolicy': (call) => {
    const policy = setPolicy(call, call.project.policy, false)
    const hasOwner = policy.bindings?.some(({ role, members }) => role === 'roles/owner' && members?.length)
    if (!hasOwner) throw aborted('There must be at least one Owner.')
    return policy
  },
  'POST /v1/projects/{project}:testIamPermissions': (call) =>
    call.json<{ permissions: string[] }>({ permissions: true }),
})
