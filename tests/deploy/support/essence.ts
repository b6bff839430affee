import type { GoogleState } from '../../support/google/state.ts'

/** Fields with random values, or with those that Google counts up. */
const changing = new Set([
  'apiKeyId',
  'data',
  'doubleValue',
  'etag',
  'object',
  'revision',
  'uid',
  'uniqueId',
  'validSince',
])
/** Ids and moments within other texts. */
const changingParts: readonly [RegExp, string][] = [
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>'],
  [/:web:[0-9a-f]+/g, ':web:<id>'],
  // Firestore builds what it was asked for while someone looks.
  [/^"(CREATING|READY|ACTIVE)"$/, '<state>'],
  [/\/(versions\/v|releases\/|rulesets\/|indexes\/|backupSchedules\/|budgets\/)[\w-]+/g, '/$1<id>'],
]
const stable = (text: string) => changingParts.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text)

/** A value as text, its fields and items in order, without what changes. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).sort().join()}]`
  if (typeof value !== 'object' || value === null) return stable(JSON.stringify(value) ?? '')
  const fields = Object.entries(value).filter(([key, inner]) => !changing.has(key) && inner !== undefined)
  return `{${fields
    .map(([key, inner]) => `${stable(key)}: ${textOf(inner)}`)
    .sort()
    .join(',\n')}}`
}

/** All that Google knows of projects and billing, as text, without what differs between two runs anyway. */
export function essence({ projects, billingAccounts }: GoogleState): string {
  const known = Object.values(projects).map(({ services, live: _, sites, jobs, ...project }) => ({
    ...project,
    // The number of looks decides whether a job has run.
    jobs: Object.values(jobs).map(({ status: _status, lastAttemptTime: _at, ...job }) => job),
    // Each counts how often it still refuses.
    services: Object.keys(services),
    // A run that was interrupted leaves versions behind that are never released.
    sites: Object.values(sites).map(({ versions, ...site }) => ({
      ...site,
      versions: Object.values(versions).filter(({ status }) => status === 'FINALIZED'),
    })),
  }))
  return textOf([known, billingAccounts])
}
