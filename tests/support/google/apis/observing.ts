import type { logging_v2 } from '@googleapis/logging'
import { invalid } from '../errors.ts'
import { fieldsOf } from '../fields.ts'
import { type Call, routesOf } from '../router.ts'
import { findProject, type LogEntry } from '../state.ts'

const listFields = fieldsOf<logging_v2.Schema$ListLogEntriesRequest>({
  filter: true,
  orderBy: true,
  pageSize: true,
  pageToken: true,
  projectIds: true,
  resourceNames: true,
})

const severities = ['DEFAULT', 'DEBUG', 'INFO', 'NOTICE', 'WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY']

/** Returns whether an entry passes a filter: comparisons of severity, timestamp and labels, joined by AND. */
function passes(entry: LogEntry, filter: string) {
  return filter
    .split(/\s+AND\s+|\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .every((part) => {
      const [, field = '', operator = '', quoted = ''] = /^([\w.]+)\s*(>=|<=|=|>|<)\s*(.+)$/.exec(part) ?? []
      const value = quoted.replace(/^"|"$/g, '')
      if (field === 'severity') {
        const level = severities.indexOf(entry.severity ?? 'DEFAULT')
        return operator === '=' ? entry.severity === value : level >= severities.indexOf(value)
      }
      if (field === 'timestamp')
        return operator.startsWith('>') ? (entry.timestamp ?? '') >= value : (entry.timestamp ?? '') <= value
      if (field === 'resource.type') return entry.resource?.type === value
      const label = /^resource\.labels\.(\w+)$/.exec(field)?.[1]
      if (label) return entry.resource?.labels?.[label] === value
      throw invalid(`Unparseable filter: ${part}`)
    })
}

function listEntries(call: Call) {
  const { resourceNames, filter, pageSize, orderBy } = call.json<logging_v2.Schema$ListLogEntriesRequest>(listFields)
  if (!resourceNames?.length) throw invalid('resource_names is required.')
  const entries = resourceNames.flatMap((name) => findProject(call.state, name.split('/')[1] ?? '')?.logEntries ?? [])
  const passed = entries.filter((entry) => passes(entry, filter ?? ''))
  return { entries: (orderBy === 'timestamp desc' ? passed.toReversed() : passed).slice(0, pageSize ?? 50) }
}

/** Returns a policy; by default it allows everything. */
const effective = ({ project, params: { constraint = '' } }: Call) => ({
  name: `projects/${project.projectNumber}/policies/${constraint}`,
  spec: { rules: [{ allowAll: true }] },
  ...project.orgPolicies[constraint],
})

export const observing = [
  ...routesOf('logging.googleapis.com', { 'POST /v2/entries:list': listEntries }),
  ...routesOf('orgpolicy.googleapis.com', {
    'GET /v2/projects/{project}/policies/{constraint}:getEffectivePolicy': effective,
  }),
  ...routesOf('firebaseextensions.googleapis.com', { 'GET /v1beta/projects/{project}/instances': () => ({}) }),
  ...routesOf('runtimeconfig.googleapis.com', { 'GET /v1beta1/projects/{project}/configs': () => ({}) }),
]
