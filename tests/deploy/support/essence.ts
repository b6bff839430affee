import type { GoogleState } from '../../support/google/state.ts'

/** Fields with random values, or with Google's own counters. */
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
/** Patterns of ids and moments inside other texts, with their replacements. */
const changingParts: readonly [RegExp, string][] = [
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>'],
  [/:web:[0-9a-f]+/g, ':web:<id>'],
  // Firestore's builds advance with each read, so their state differs between runs.
  [/^"(CREATING|READY|ACTIVE)"$/, '<state>'],
  [/\/(versions\/v|releases\/|rulesets\/|indexes\/|backupSchedules\/|budgets\/)[\w-]+/g, '/$1<id>'],
]
const stable = (text: string) => changingParts.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text)

/** Returns a value as text, with sorted fields and items, and without the parts that vary. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).sort().join()}]`
  if (typeof value !== 'object' || value === null) return stable(JSON.stringify(value) ?? '')
  const fields = Object.entries(value).filter(([key, inner]) => !changing.has(key) && inner !== undefined)
  return `{${fields
    .map(([key, inner]) => `${stable(key)}: ${textOf(inner)}`)
    .sort()
    .join(',\n')}}`
}

/** Returns the state of all projects and billing accounts as text, without what differs between any two runs. */
export function essence({ projects, billingAccounts }: GoogleState): string {
  const known = Object.values(projects).map(({ services, live: _, sites, jobs, ...project }) => ({
    ...project,
    // A job's last run depends on how often its state was read.
    jobs: Object.values(jobs).map(({ status: _status, lastAttemptTime: _at, ...job }) => job),
    // A service's value counts how many calls it still refuses.
    services: Object.keys(services),
    // An interrupted run leaves versions behind that are never released.
    sites: Object.values(sites).map(({ versions, ...site }) => ({
      ...site,
      versions: Object.values(versions).filter(({ status }) => status === 'FINALIZED'),
    })),
  }))
  return textOf([known, billingAccounts])
}
