import { alreadyExists, invalid } from '../errors.ts'
import { applyMask, fieldsOf } from '../fields.ts'
import type { Job, Repository } from '../handWritten.ts'
import { type Call, found, routesOf } from '../router.ts'
import { now } from '../state.ts'
import { demandActor } from './functionChecks.ts'

const jobFields = fieldsOf<Job>({
  name: true,
  schedule: true,
  timeZone: true,
  httpTarget: { uri: true, httpMethod: true, headers: true, oidcToken: { serviceAccountEmail: true, audience: true } },
  retryConfig: true,
  attemptDeadline: true,
  state: true,
  status: true,
  lastAttemptTime: true,
  scheduleTime: true,
  userUpdateTime: true,
})

const nameOf = ({ project, params }: Call) =>
  `projects/${project.projectId}/locations/${params.location}/jobs/${params.job}`
const find = (call: Call) => found(call.project.jobs, nameOf(call), 'Job not found.')

/** Returns the jobs as they are. By the next read, an enabled one has run. */
function seen(jobs: readonly Job[]) {
  const shown = structuredClone(jobs)
  for (const job of jobs) {
    if (job.state !== 'ENABLED' || job.lastAttemptTime) continue
    job.lastAttemptTime = now()
    job.status = {}
  }
  return shown
}

function check({ project }: Call, { schedule, httpTarget }: Job) {
  if (!/^every \d+ (minutes|hours)$|^every day \d\d:\d\d$|^(\S+ ){4}\S+$/.test(schedule)) {
    throw invalid('Schedule or time zone is invalid.')
  }
  const { uri, oidcToken } = httpTarget ?? {}
  if (!uri?.startsWith('https://')) throw invalid('HttpTarget.uri must be a valid URL.')
  if (oidcToken) demandActor(project, oidcToken.serviceAccountEmail)
}

function create(call: Call) {
  const { project, params } = call
  const job = call.json<Job>(jobFields)
  const prefix = `projects/${project.projectId}/locations/${params.location}/jobs/`
  if (!job.name?.startsWith(prefix)) throw invalid('The job name must be of this project and location.')
  if (project.jobs[job.name]) throw alreadyExists(`Job ${job.name} already exists.`)
  check(call, job)
  project.jobs[job.name] = { ...job, state: 'ENABLED', userUpdateTime: now() }
  return project.jobs[job.name]
}

function update(call: Call) {
  const job = find(call)
  const next = structuredClone(job)
  applyMask(next, call.json(jobFields), call.query.get('updateMask'), jobFields)
  check(call, next)
  Object.assign(job, next, { userUpdateTime: now() })
  return job
}

export const scheduler = routesOf('cloudscheduler.googleapis.com', {
  'GET /v1/projects/{project}/locations/{location}/jobs': ({ project, params: { location } }) => ({
    jobs: seen(Object.values(project.jobs).filter(({ name }) => name.includes(`/locations/${location}/`))),
  }),
  'POST /v1/projects/{project}/locations/{location}/jobs': create,
  'GET /v1/projects/{project}/locations/{location}/jobs/{job}': find,
  'PATCH /v1/projects/{project}/locations/{location}/jobs/{job}': update,
  'DELETE /v1/projects/{project}/locations/{location}/jobs/{job}': (call) => {
    delete call.project.jobs[find(call).name]
    return {}
  },
})

const repositoryFields = fieldsOf<Repository>({
  name: true,
  format: true,
  cleanupPolicies: true,
  cleanupPolicyDryRun: true,
  labels: true,
})
const findRepository = ({ project, params: { location, repository } }: Call) =>
  found(project.repositories, `projects/${project.projectId}/locations/${location}/repositories/${repository}`)

export const artifacts = routesOf('artifactregistry.googleapis.com', {
  'GET /v1/projects/{project}/locations/{location}/repositories/{repository}': findRepository,
  'PATCH /v1/projects/{project}/locations/{location}/repositories/{repository}': (call) => {
    const entry = findRepository(call)
    const patch = call.json<Repository>(repositoryFields)
    const mask = call.query.get('updateMask') ?? ''
    // Policies are keyed by id, which the mask may contain.
    const fields = mask.split(',').map((path) => (path.startsWith('cleanupPolicies.') ? 'cleanupPolicies' : path))
    applyMask(entry, patch, [...new Set(fields)].join(','), repositoryFields)
    return entry
  },
  'DELETE /v1/projects/{project}/locations/{location}/repositories/{repository}/packages/{package}': () => ({
    name: 'operations/finished',
    done: true,
    response: {},
  }),
})
