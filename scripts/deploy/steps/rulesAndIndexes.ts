import { readFileSync } from 'node:fs'
import { inRoot } from '../../lib/paths.ts'
import { type Deployment, found, type Step } from '../deployment.ts'
import { deployTargets } from '../source/firebaseCli.ts'

interface Index {
  name?: string
  collectionGroup?: string
  queryScope: string
  state?: string
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[]
}
interface Field {
  name: string
  ttlConfig?: { state?: string }
}
interface Wanted {
  indexes: (Index & { collectionGroup: string })[]
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[]
}

const fieldsOf = ({ fields }: Index) =>
  fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`)
    .join(', ')
const keyOf = (index: Index, group: string) => `${group} (${fieldsOf(index)})`
const groupIn = (name = '') => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? ''

/** Returns the published rules. */
async function publishedRules({ read, project }: Deployment): Promise<string | undefined> {
  const release = await read.get<{ rulesetName: string }>(
    'firebaserules',
    `v1/projects/${project}/releases/cloud.firestore`,
  )
  if (!release) return undefined
  const ruleset = await read.get<{ source: { files: { content: string }[] } }>(
    'firebaserules',
    `v1/${release.rulesetName}`,
  )
  return ruleset?.source.files[0]?.content
}

async function checkIndexes(deployment: Deployment, wanted: Wanted) {
  const groups = `v1/projects/${deployment.project}/databases/(default)/collectionGroups`
  const built = await deployment.read.list<Index>('firestore', `${groups}/-/indexes`, 'indexes')
  const states = new Map(built.map((index) => [keyOf(index, groupIn(index.name)), index.state]))
  const keys = wanted.indexes.map((index) => keyOf(index, index.collectionGroup))
  const missing = keys.filter((key) => !states.has(key))
  const inState = (state: string) => keys.filter((key) => states.get(key) === state).join('; ')
  const [building, broken] = [inState('CREATING'), inState('NEEDS_REPAIR')]
  return [
    ...(missing.length > 0
      ? [found(deployment, 'index-missing', { count: missing.length, indexes: missing.join('; ') })]
      : []),
    ...(building ? [found(deployment, 'index-building', { indexes: building })] : []),
    ...(broken ? [found(deployment, 'index-broken', { indexes: broken })] : []),
  ]
}

async function checkTtl(deployment: Deployment, wanted: Wanted) {
  const path = `v1/projects/${deployment.project}/databases/(default)/collectionGroups/-/fields?filter=ttlConfig:*`
  const fields = await deployment.read.list<Field>('firestore', path, 'fields')
  const states = new Map(fields.map(({ name, ttlConfig }) => [groupIn(name), ttlConfig?.state]))
  const groups = wanted.fieldOverrides.filter(({ ttl }) => ttl).map(({ collectionGroup }) => collectionGroup)
  const building = groups.filter((group) => states.get(group) === 'CREATING')
  const missing = groups.filter((group) => !['ACTIVE', 'CREATING'].includes(states.get(group) ?? ''))
  return [
    ...(missing.length > 0 ? [found(deployment, 'ttl-missing', { collections: missing.join(', ') })] : []),
    ...(building.length > 0 ? [found(deployment, 'ttl-building', { collections: building.join(', ') })] : []),
  ]
}

export const rulesAndIndexes: Step = {
  name: 'Rules, indexes, expiry',
  async check(deployment) {
    const wanted = JSON.parse(readFileSync(inRoot('firestore.indexes.json'), 'utf8')) as Wanted
    const [rules, indexes, ttl] = await Promise.all([
      publishedRules(deployment),
      checkIndexes(deployment, wanted),
      checkTtl(deployment, wanted),
    ])
    const isCurrent = rules === readFileSync(inRoot('firestore.rules'), 'utf8')
    return [...(isCurrent ? [] : [found(deployment, 'rules-outdated')]), ...indexes, ...ttl]
  },
  async fix(_, tools, findings) {
    const isMissing = findings.some(({ code }) => ['rules-outdated', 'index-missing', 'ttl-missing'].includes(code))
    if (isMissing) await deployTargets(tools, ['firestore'])
  },
}
