import type { firestore_v1 } from '@googleapis/firestore'
import { alreadyExists, failedPrecondition, invalid } from '../errors.ts'
import { type FieldTable, fieldsOf } from '../fields.ts'
import { type Call, found, routesOf } from '../router.ts'
import { type Document, now } from '../state.ts'
import { api, findDatabase } from './firestore.ts'

const documentFields = fieldsOf<firestore_v1.Schema$Document>({
  createTime: true,
  fields: true,
  name: true,
  updateTime: true,
})
const commitFields: FieldTable = {
  writes: fieldsOf<firestore_v1.Schema$Write>({
    currentDocument: { exists: true, updateTime: true },
    delete: true,
    transform: true,
    update: documentFields,
    updateMask: { fieldPaths: true },
    updateTransforms: true,
  }),
  transaction: true,
}

/** Returns `user_roles/abc` for `projects/…/documents/user_roles/abc`. */
const pathOf = (call: Call, name: string | null | undefined) => {
  const root = `${findDatabase(call).name}/documents/`
  if (!name?.startsWith(root)) throw invalid(`Document name "${name}" is not of this database.`)
  return name.slice(root.length)
}

/** Returns whether a document passes a query's filter; our commands use only equality. */
function passes({ fields }: Document, { fieldFilter }: firestore_v1.Schema$Filter) {
  if (fieldFilter?.op !== 'EQUAL') throw invalid('Only EQUAL is supported here.')
  const value = fields?.[fieldFilter.field?.fieldPath ?? '']
  return JSON.stringify(value) === JSON.stringify(fieldFilter.value)
}

function runQuery(call: Call) {
  findDatabase(call)
  const { structuredQuery } = call.json<firestore_v1.Schema$RunQueryRequest>({
    structuredQuery: { from: true, where: true, limit: true, select: true, orderBy: true },
  })
  const collection = structuredQuery?.from?.[0]?.collectionId
  if (!collection) throw invalid('The query has no collection.')
  const inCollection = Object.entries(call.project.documents).filter(([path]) => path.split('/').at(-2) === collection)
  const { where } = structuredQuery
  const passed = inCollection.filter(([, document]) => !where || passes(document, where))
  const shown = passed
    .slice(0, structuredQuery.limit ?? undefined)
    .map(([, document]) => ({ document, readTime: now() }))
  return shown.length > 0 ? shown : [{ readTime: now() }]
}

/** Writes documents atomically. Supports the transform that sets the server's time. */
function commit(call: Call) {
  const { documents } = call.project
  const { writes = [] } = call.json<firestore_v1.Schema$CommitRequest>(commitFields)
  const next = { ...documents }
  for (const { update, delete: removed, currentDocument, updateTransforms } of writes) {
    const path = pathOf(call, update?.name ?? removed)
    const { exists } = currentDocument ?? {}
    if (exists === false && next[path]) throw alreadyExists(`Document already exists: ${path}`)
    if (exists === true && !next[path]) throw failedPrecondition(`No document to update: ${path}`)
    if (!update) {
      delete next[path]
      continue
    }
    const times = (updateTransforms ?? []).map(({ fieldPath }) => [fieldPath ?? '', { timestampValue: now() }])
    next[path] = {
      ...update,
      fields: { ...update.fields, ...Object.fromEntries(times) },
      createTime: now(),
      updateTime: now(),
    }
  }
  call.project.documents = next
  return { writeResults: writes.map(() => ({ updateTime: now() })), commitTime: now() }
}

const root = '/v1/projects/{project}/databases/{database}/documents'

export const documents = routesOf(api, {
  [`POST ${root}:runQuery`]: runQuery,
  [`POST ${root}:commit`]: commit,
  [`GET ${root}/{path+}`]: (call) => {
    findDatabase(call)
    return found(call.project.documents, call.params.path, `Document "${call.params.path}" not found.`)
  },
})
