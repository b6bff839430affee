import { alreadyExists, invalid, notFound } from '../errors.ts'
import { type Call, found, routesOf } from '../router.ts'
import { nextNumber, now } from '../state.ts'

const sourceFields = { source: { files: { name: true, content: true, fingerprint: true }, language: true } } as const

interface Source {
  source?: { files?: { name: string; content: string }[] }
}

/** Returns the compiler's errors. Checks only that the braces match and the service is named. */
function issuesOf({ source }: Source) {
  return (source?.files ?? []).flatMap(({ name, content }) => {
    const plain = content.replace(/\/\/.*|'(\\.|[^'\\])*'|"(\\.|[^"\\])*"/g, '')
    const balance = plain.split('{').length - plain.split('}').length
    if (balance === 0 && /service cloud\.firestore/.test(plain)) return []
    const sourcePosition = { fileName: name, line: 1, column: 1 }
    return [{ sourcePosition, severity: 'ERROR', description: 'mismatched input' }]
  })
}

function createRuleset(call: Call) {
  const { project, state } = call
  const body = call.json<Source>({ ...sourceFields, name: true, attachment_point: true })
  if (!body.source?.files?.length) throw invalid('The ruleset has no files.')
  if (issuesOf(body).length > 0) throw invalid('Compilation errors in the rules.')
  const name = `projects/${project.projectId}/rulesets/ruleset-${nextNumber(state)}`
  project.rulesets[name] = { name, createTime: now(), source: { files: body.source.files } }
  return project.rulesets[name]
}

const nameOf = ({ project, params: { release } }: Call) => `projects/${project.projectId}/releases/${release}`

/** Creates a release, or points an existing one to another ruleset. */
function release(call: Call, name: string, rulesetName: string) {
  const { project } = call
  if (!project.rulesets[rulesetName]) throw notFound(`Ruleset ${rulesetName} does not exist.`)
  const { createTime = now() } = project.releases[name] ?? {}
  project.releases[name] = { name, rulesetName, createTime, updateTime: now() }
  return project.releases[name]
}

export const rules = routesOf('firebaserules.googleapis.com', {
  'POST /v1/projects/{project}:test': (call) => ({ issues: issuesOf(call.json<Source>(sourceFields)) }),
  'GET /v1/projects/{project}/rulesets': ({ project }) => ({
    rulesets: Object.values(project.rulesets).map(({ name, createTime }) => ({ name, createTime })),
  }),
  'POST /v1/projects/{project}/rulesets': createRuleset,
  'GET /v1/projects/{project}/rulesets/{ruleset}': ({ project, params }) =>
    found(project.rulesets, `projects/${project.projectId}/rulesets/${params.ruleset}`),
  'DELETE /v1/projects/{project}/rulesets/{ruleset}': ({ project, params }) => {
    const { name } = found(project.rulesets, `projects/${project.projectId}/rulesets/${params.ruleset}`)
    if (Object.values(project.releases).some(({ rulesetName }) => rulesetName === name))
      throw invalid('It is released.')
    delete project.rulesets[name]
    return {}
  },
  'GET /v1/projects/{project}/releases': ({ project }) => ({ releases: Object.values(project.releases) }),
  'POST /v1/projects/{project}/releases': (call) => {
    const { name = '', rulesetName = '' } = call.json<{ name?: string; rulesetName?: string }>({
      name: true,
      rulesetName: true,
      createTime: true,
      updateTime: true,
    })
    if (call.project.releases[name]) throw alreadyExists(`Release ${name} already exists.`)
    return release(call, name, rulesetName)
  },
  'GET /v1/projects/{project}/releases/{release+}': (call) => found(call.project.releases, nameOf(call)),
  'PATCH /v1/projects/{project}/releases/{release+}': (call) => {
    const body = call.json<{ release?: { rulesetName?: string } }>({
      release: { name: true, rulesetName: true },
      updateMask: true,
    })
    found(call.project.releases, nameOf(call))
    return release(call, nameOf(call), body.release?.rulesetName ?? '')
  },
})
