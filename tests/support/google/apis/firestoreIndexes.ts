import type { firestore_v1 } from '@googleapis/firestore'
import { alreadyExists, invalid } from '../errors.ts'
import { applyMask, fieldsOf } from '../fields.ts'
import { startOperation } from '../operations.ts'
import { type Call, found, routesOf } from '../router.ts'
import { type Field, type Index, nextNumber } from '../state.ts'
import { api, findDatabase } from './firestore.ts'

const indexFields = fieldsOf<firestore_v1.Schema$GoogleFirestoreAdminV1Index>({
  apiScope: true,
  density: true,
  fields: fieldsOf<firestore_v1.Schema$GoogleFirestoreAdminV1IndexField>({
    arrayConfig: true,
    fieldPath: true,
    order: true,
    searchConfig: true,
    vectorConfig: true,
  }),
  multikey: true,
  name: true,
  queryScope: true,
  searchIndexOptions: true,
  shardCount: true,
  state: true,
  unique: true,
})
const fieldFields = fieldsOf<firestore_v1.Schema$GoogleFirestoreAdminV1Field>({
  indexConfig: fieldsOf<firestore_v1.Schema$GoogleFirestoreAdminV1IndexConfig>({
    ancestorField: true,
    indexes: indexFields,
    reverting: true,
    usesAncestorConfig: true,
  }),
  name: true,
  ttlConfig: fieldsOf<firestore_v1.Schema$GoogleFirestoreAdminV1TtlConfig>({ expirationOffset: true, state: true }),
})

const groupOf = (call: Call) => `${findDatabase(call).name}/collectionGroups/${call.params.group}`

/** Returns the items of one collection group, or of all for `-`. */
const inGroup = <Item extends { name?: string | null }>(call: Call, all: Readonly<Record<string, Item>>) => {
  const prefix = call.params.group === '-' ? `${findDatabase(call).name}/collectionGroups/` : `${groupOf(call)}/`
  return Object.values(all).filter(({ name }) => name?.startsWith(prefix))
}

const shapeOf = ({ fields, queryScope }: Index) => JSON.stringify([fields, queryScope])

function createIndex(call: Call) {
  const { project, google, state } = call
  const index = call.json<Index>(indexFields)
  const named = index.fields?.filter(({ fieldPath }) => fieldPath !== '__name__') ?? []
  if (named.length < 2) throw invalid('The index is not necessary, configure using single field index controls.')
  if (inGroup(call, project.indexes).some((other) => shapeOf(other) === shapeOf(index))) {
    throw alreadyExists('index already exists')
  }
  const name = `${groupOf(call)}/indexes/CICAgO${nextNumber(state)}`
  project.indexes[name] = { ...index, name, state: 'CREATING', density: 'SPARSE_ALL' }
  const started = startOperation(google, api, findDatabase(call).name ?? '', { response: project.indexes[name] })
  // The item is ready at the next read.
  if (google.options.polls === 0) project.indexes[name].state = 'READY'
  return started
}

/** Returns a list, and makes items that it shows as being created ready for the next read. */
function settle<Item extends { state?: string | null; ttlConfig?: { state?: string | null } }>(items: readonly Item[]) {
  const shown = structuredClone(items)
  for (const item of items) {
    if (item.state === 'CREATING') item.state = 'READY'
    if (item.ttlConfig?.state === 'CREATING') item.ttlConfig.state = 'ACTIVE'
  }
  return shown
}

function updateField(call: Call) {
  const { project, google } = call
  const name = `${groupOf(call)}/fields/${call.params.field}`
  const patch = call.json<Field>(fieldFields)
  const field: Field = project.fields[name] ?? { name, indexConfig: { usesAncestorConfig: true } }
  applyMask(field, patch, call.query.get('updateMask'), fieldFields)
  if (field.ttlConfig) field.ttlConfig.state ??= google.options.polls === 0 ? 'ACTIVE' : 'CREATING'
  project.fields[name] = field
  // A field without a configuration of its own is no longer an override.
  if (!field.ttlConfig && !field.indexConfig) delete project.fields[name]
  return startOperation(google, api, findDatabase(call).name ?? '', { response: field })
}

const listFilters = [
  'ttlConfig:*',
  'indexConfig.usesAncestorConfig=false OR ttlConfig:*',
  'indexConfig.usesAncestorConfig=false',
]

function listFields(call: Call) {
  const filter = call.query.get('filter') ?? ''
  if (!listFilters.includes(filter)) throw invalid('Only some filters are supported.')
  const all = inGroup(call, call.project.fields)
  return { fields: settle(filter === 'ttlConfig:*' ? all.filter(({ ttlConfig }) => ttlConfig) : all) }
}

const group = '/v1/projects/{project}/databases/{database}/collectionGroups/{group}'

export const firestoreIndexes = routesOf(api, {
  [`GET ${group}/indexes`]: (call) => ({ indexes: settle(inGroup(call, call.project.indexes)) }),
  [`POST ${group}/indexes`]: createIndex,
  [`DELETE ${group}/indexes/{index}`]: (call) => {
    const { name } = found(call.project.indexes, `${groupOf(call)}/indexes/${call.params.index}`)
    delete call.project.indexes[name ?? '']
    return {}
  },
  [`GET ${group}/fields`]: listFields,
  [`PATCH ${group}/fields/{field}`]: updateField,
})
