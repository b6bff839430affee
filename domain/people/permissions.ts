import type * as v from 'valibot'
import { AuditEntry } from '../audit/auditEntry.ts'
import { type CollectionName, collections } from '../collections.ts'
import { contentKinds } from '../content/contentKinds.ts'
import { contentTypes } from '../content/contentTypes.ts'
import { pictureSizes } from '../content/media/ownPictures.ts'
import { ContactMessage } from '../messages/message.ts'
import { ChannelState, Delivery } from '../messages/notices/delivery.ts'
import { DeletionNote } from '../outbox/deletions.ts'
import { Receipt } from '../outbox/receipt.ts'
import { Publication } from '../publishing/publication.ts'
import { SettingsDocument } from '../settings/settingSchemas.ts'
import { VisitDay } from '../visits/visitDay.ts'
import { AttemptState } from './rateLimit.ts'
import { Profile, UserRole } from './user.ts'

/** The callers: not signed in, signed in without a role, an admin, and a person who was an admin until a moment ago. */
export const principals = ['visitor', 'member', 'admin', 'formerAdmin'] as const
export type Principal = (typeof principals)[number]

/** The operations on documents; `get` is one document, `list` is a query. */
export const operations = ['get', 'list', 'create', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

/** The owner of a document. Only accounts and roles have one; everything else is 'any'. */
export const owners = ['own', 'others'] as const
export type Owner = (typeof owners)[number]

/** The principals that are allowed, with any document or only with their own or others'. All others are refused. */
export type Grant = Readonly<Partial<Record<Principal, 'any' | Owner>>>

/** Permissions to set a field in a new document and to change it in a stored one. */
interface FieldPermission {
  create: Grant
  update: Grant
}

/** Permissions of browsers for the documents of a collection. */
export interface Permissions extends Readonly<Record<Operation, Grant>> {
  /** The operations of the server's own functions, which bypass the rules. */
  server: readonly Operation[]
  fields: Readonly<Record<string, FieldPermission>>
}

const admins: Grant = { admin: 'any' }
const adminsThemselves: Grant = { admin: 'own' }
const adminsToOthers: Grant = { admin: 'others' }
const adminsAndOneself: Grant = { member: 'own', formerAdmin: 'own', admin: 'any' }
const nobody: Grant = {}

const byAdmins: FieldPermission = { create: admins, update: admins }
const byNobody: FieldPermission = { create: nobody, update: nobody }

/** Gives all fields of a schema one permission, except `id`, which is the document's name. */
const fieldsOf = (schema: { entries: v.ObjectEntries }, permission: FieldPermission) =>
  Object.fromEntries(
    Object.keys(schema.entries)
      .filter((field) => field !== 'id')
      .map((field) => [field, permission]),
  )

/** No browser has access: the collection is the server's alone. */
const closed: Permissions = {
  get: nobody,
  list: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
  server: operations,
  fields: {},
}

/** Visitors get this content only through the server's function. */
const content = {
  get: admins,
  list: admins,
  create: admins,
  update: admins,
  delete: admins,
  server: ['list'],
} as const satisfies Partial<Permissions>

/** A document named by the hash of its content. The only update marks it as used again. */
const ownFile = (contents: readonly string[]): Permissions => ({
  get: admins,
  list: nobody,
  create: admins,
  update: admins,
  delete: nobody,
  server: ['get', 'list', 'update'],
  fields: {
    ...Object.fromEntries(contents.map((field) => [field, { create: admins, update: nobody }])),
    expires_at: byAdmins,
    updated_by: byAdmins,
  },
})

const opened: Readonly<Partial<Record<CollectionName, Permissions>>> = {
  ...Object.fromEntries(
    contentKinds.map((kind) => [
      collections[kind],
      { ...content, fields: fieldsOf(contentTypes[kind].Stored, byAdmins) },
    ]),
  ),
  [collections.settings]: {
    ...content,
    delete: nobody,
    fields: { ...fieldsOf(SettingsDocument, byAdmins), key: { create: admins, update: nobody } },
  },
  [collections.messages]: {
    get: admins,
    list: admins,
    create: nobody,
    update: admins,
    delete: admins,
    server: ['create'],
    fields: {
      ...fieldsOf(ContactMessage, byNobody),
      status: { create: nobody, update: admins },
      // Suspected enquiries move to the inbox, and any enquiry to the trash and back.
      suspected: { create: nobody, update: admins },
      trashed_from: { create: nobody, update: admins },
      note: { create: nobody, update: admins },
      remind_on: { create: nobody, update: admins },
      updated_by: { create: nobody, update: admins },
    },
  },
  [collections.profiles]: {
    get: adminsAndOneself,
    list: admins,
    create: nobody,
    update: nobody,
    delete: nobody,
    server: ['create', 'update', 'delete'],
    fields: fieldsOf(Profile, byNobody),
  },
  [collections.roles]: {
    get: adminsAndOneself,
    list: admins,
    create: adminsToOthers,
    update: nobody,
    delete: adminsToOthers,
    server: ['create', 'update', 'delete'],
    fields: {
      ...fieldsOf(UserRole, { create: adminsToOthers, update: nobody }),
      valid_since: byNobody,
      sessions: byNobody,
    },
  },
  [collections.receipts]: {
    get: adminsThemselves,
    list: nobody,
    create: adminsThemselves,
    update: adminsThemselves,
    delete: nobody,
    server: [],
    fields: fieldsOf(Receipt, { create: adminsThemselves, update: adminsThemselves }),
  },
  [collections.deletions]: {
    get: nobody,
    list: nobody,
    create: adminsThemselves,
    update: adminsThemselves,
    delete: nobody,
    server: [],
    fields: fieldsOf(DeletionNote, { create: adminsThemselves, update: adminsThemselves }),
  },
  [collections.media]: ownFile(pictureSizes),
  [collections.films]: ownFile(['manifest']),
  [collections.filmPieces]: ownFile(['bytes']),
  [collections.deliveries]: {
    get: admins,
    list: admins,
    create: nobody,
    update: nobody,
    delete: nobody,
    server: ['get', 'list', 'create', 'update', 'delete'],
    fields: fieldsOf(Delivery, byNobody),
  },
  [collections.channels]: {
    get: admins,
    list: admins,
    create: nobody,
    update: nobody,
    delete: nobody,
    server: ['get', 'create', 'update'],
    fields: fieldsOf(ChannelState, byNobody),
  },
  [collections.auditLog]: {
    get: admins,
    list: admins,
    create: nobody,
    update: nobody,
    delete: nobody,
    server: ['create'],
    fields: fieldsOf(AuditEntry, byNobody),
  },
  [collections.publishing]: {
    get: admins,
    list: admins,
    create: nobody,
    update: nobody,
    delete: nobody,
    server: ['create', 'update'],
    fields: fieldsOf(Publication, byNobody),
  },
  [collections.visitDays]: {
    get: admins,
    list: admins,
    create: nobody,
    update: nobody,
    delete: nobody,
    server: ['create', 'update'],
    fields: fieldsOf(VisitDay, byNobody),
  },
  [collections.rateLimits]: { ...closed, fields: fieldsOf(AttemptState, byNobody) },
}

/**
 * The single source of permissions: collection × operation × principal × field. The rules' tests are generated from it
 * and the console shows it. Collections that are not opened above, and all other paths, are closed to browsers.
 */
export const permissions = Object.fromEntries(
  Object.values(collections).map((name) => [name, opened[name] ?? closed]),
) as Readonly<Record<CollectionName, Permissions>>

/** Returns whether a grant covers a principal; `owner` is the document's owner, if it has one. */
export function covers(grant: Grant, principal: Principal, owner?: Owner): boolean {
  const whose = grant[principal]
  return whose === 'any' || (whose !== undefined && whose === owner)
}

/** Returns whether no browser has any access. */
export const isClosed = (permission: Permissions) =>
  operations.every((operation) => Object.keys(permission[operation]).length === 0)
