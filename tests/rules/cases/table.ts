import { type CollectionName, collections } from '@studio/domain/collections'
import {
  covers,
  type Operation,
  type Owner,
  operations,
  owners,
  type Principal,
  permissions,
  principals,
} from '@studio/domain/people/permissions'
import type { RuleCase } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import { isOwned, sampleOf } from './samples.ts'

const names = Object.values(collections)

/** Returns whose documents a person tries. A visitor has no account, so no documents of their own. */
const ownersFor = (collection: CollectionName, principal: Principal): (Owner | undefined)[] => {
  if (!isOwned(collection)) return [undefined]
  return principal === 'visitor' ? ['others'] : [...owners]
}

/** Returns the document of an operation, before and after it. */
function documents(operation: Operation, collection: CollectionName, uid: string, owner?: Owner) {
  const { id, stored, newId, created, others } = sampleOf(collection, uid, owner)
  if (operation !== 'create') return { path: `${collection}/${id}`, stored, fields: edited(stored, others, collection) }
  // The person's own role must not exist, because it would make them an admin.
  const isRole = collection === collections.roles && owner === 'own'
  return {
    path: `${collection}/${newId}`,
    ...(isRole && { stored: sampleOf(collection, uid, owner).stored }),
    fields: created,
  }
}

/** Returns a valid edit of all fields that the table lets somebody change. */
function edited(stored: Fields | 'nothing', others: Fields, collection: CollectionName): Fields {
  const base = stored === 'nothing' ? {} : stored
  const changes = Object.entries(others).filter(
    ([field]) => Object.keys(permissions[collection].fields[field]?.update ?? {}).length > 0,
  )
  return { ...base, ...Object.fromEntries(changes) }
}

/** Returns the questions of one person: collection × operation (× owner of the document). */
export const cellsOf = (principal: Principal, uid: string): RuleCase[] =>
  names.flatMap((collection) =>
    operations.flatMap((operation) =>
      ownersFor(collection, principal).map((owner) => ({
        what: `${operation} ${owner ?? 'one'} in ${collection}`,
        principal,
        operation,
        ...documents(operation, collection, uid, owner),
        isAllowed: covers(
          permissions[collection][operation],
          principal,
          // A list contains everybody's documents.
          operation === 'list' ? 'others' : owner,
        ),
      })),
    ),
  )

/** Collection × operation × principal (× owner of the document): every cell of the table once. */
export const cells: RuleCase[] = principals.flatMap((principal) => cellsOf(principal, people[principal]))

const revisionFields = ['rev', 'base_rev', 'updated_by']

/** Collection × field × principal: each field changed alone, with the revision that its collection requires. */
export const fieldCells: RuleCase[] = names.flatMap((collection) => {
  const { fields } = permissions[collection]
  return principals.flatMap((principal) => {
    const { id, stored, others } = sampleOf(collection, people[principal], isOwned(collection) ? 'others' : undefined)
    if (stored === 'nothing') return []
    const carried = Object.fromEntries(revisionFields.flatMap((name) => (name in others ? [[name, others[name]]] : [])))
    return Object.entries(fields).map(([field, { update }]) => ({
      what: `change ${field} in ${collection}`,
      principal,
      operation: 'update' as const,
      path: `${collection}/${id}`,
      stored,
      fields: { ...stored, ...carried, [field]: others[field] ?? stored[field] },
      isAllowed: covers(update, principal, 'others'),
    }))
  })
})

/** Each principal adds an unknown field to a new and to a stored document. */
export const strayCells: RuleCase[] = cells
  .filter(({ operation }) => operation === 'create' || operation === 'update')
  .map((cell) => ({
    ...cell,
    what: `${cell.what}, with a field that is not in the table`,
    fields: { ...cell.fields, is_owner: true },
    isAllowed: false,
  }))

const unknownPaths = [
  'secrets/one',
  'user_roles_old/admin-uid_admin',
  'portfolio_projects/stored/drafts/one',
  'contact_messages/stored/replies/one',
  'user_roles/admin-uid_admin/history/one',
]

/** A path without rules, for every principal and operation. */
export const unknownCells: RuleCase[] = unknownPaths.flatMap((path) =>
  operations.flatMap((operation) =>
    principals.map((principal) => ({
      what: `${operation} at ${path}`,
      principal,
      operation,
      path,
      fields: { stored: false },
      isAllowed: false,
    })),
  ),
)
