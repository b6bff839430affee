import type * as v from 'valibot'
import { AuditEntry } from '../audit/auditEntry.ts'
import { type CollectionName, collections } from '../collections.ts'
import { contentKinds } from '../content/contentKinds.ts'
import { contentTypes } from '../content/contentTypes.ts'
import { pictureSizes } from '../content/media/ownPictures.ts'
import { languageCodes } from '../languages.ts'
import { ContactMessage } from '../messages/message.ts'
import { DeletionNote } from '../outbox/deletions.ts'
import { Receipt } from '../outbox/receipt.ts'
import { SettingsDocument } from '../settings/settingSchemas.ts'
import { AttemptState } from './rateLimit.ts'
import { Profile, UserRole } from './user.ts'

/** Who asks: nobody signed in, somebody without a role, an admin, and one who was an admin until a moment ago. */
export const principals = ['visitor', 'member', 'admin', 'formerAdmin'] as const
export type Principal = (typeof principals)[number]

/** What can be asked for; `get` is one document, `list` is a query. */
export const operations = ['get', 'list', 'create', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

/** Whose document it is. Only accounts and roles belong to somebody; all else is 'any'. */
export const owners = ['own', 'others'] as const
export type Owner = (typeof owners)[number]

/** Who may, and whether only with one's own document or only with another's; who is not named may not. */
export type Grant = Readonly<Partial<Record<Principal, 'any' | Owner>>>

/** Who may set a field in a new document, and who may change it in a stored one. */
interface FieldPermission {
  create: Grant
  update: Grant
}

/** Who may do what with the documents of a collection, from a browser. */
export interface Permissions extends Readonly<Record<Operation, Grant>> {
  /** What the server's own functions do there, whom no rule holds back. */
  server: readonly Operation[]
  /** Every stored field by its name. */
  fields: Readonly<Record<string, FieldPermission>>
}

const admins: Grant = { admin: 'any' }
const adminsThemselves: Grant = { admin: 'own' }
const adminsToOthers: Grant = { admin: 'others' }
const adminsAndOneself: Grant = { member: 'own', formerAdmin: 'own', admin: 'any' }
const nobody: Grant = {}

const byAdmins: FieldPermission = { create: admins, update: admins }
const byNobody: FieldPermission = { create: nobody, update: nobody }

/** The fields of a schema, all under one permission; the document's name is no field. */
const fieldsOf = (schema: { entries: v.ObjectEntries }, permission: FieldPermission) =>
  Object.fromEntries(
    Object.keys(schema.entries)
      .filter((field) => field !== 'id')
      .map((field) => [field, permission]),
  )

/** Nobody comes here from a browser: the server keeps it for itself. */
const closed: Permissions = {
  get: nobody,
  list: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
  server: operations,
  fields: {},
}

/** Visitors read it as the server's function resolves it for them. */
const content = {
  get: admins,
  list: admins,
  create: admins,
  update: admins,
  delete: admins,
  server: ['list'],
} as const satisfies Partial<Permissions>

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
      // What was taken for a robot's moves to the inbox, and anything to the trash and back.
      suspected: { create: nobody, update: admins },
      trashed_from: { create: nobody, update: admins },
      note: { create: nobody, update: admins },
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
    fields: { ...fieldsOf(UserRole, { create: adminsToOthers, update: nobody }), valid_since: byNobody },
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
  [collections.media]: {
    get: admins,
    list: nobody,
    create: admins,
    // Only that it is used again.
    update: admins,
    delete: nobody,
    server: ['get', 'list', 'update'],
    fields: {
      ...Object.fromEntries(pictureSizes.map((size) => [size, { create: admins, update: nobody }])),
      expires_at: byAdmins,
      updated_by: byAdmins,
    },
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
  [collections.rateLimits]: { ...closed, fields: fieldsOf(AttemptState, byNobody) },
}

/**
 * The single statement of who may do what: collection × operation × principal × field. The rules' tests are made from it
 * and the console shows it. A collection that is not opened above is the server's alone, and so is every other path.
 */
export const permissions = Object.fromEntries(
  Object.values(collections).map((name) => [name, opened[name] ?? closed]),
) as Readonly<Record<CollectionName, Permissions>>

/** Whether a grant covers a principal; `owner` says whose document it is, where documents belong to somebody. */
export function covers(grant: Grant, principal: Principal, owner?: Owner): boolean {
  const whose = grant[principal]
  return whose === 'any' || (whose !== undefined && whose === owner)
}

/** Whether nobody may do anything from a browser. */
export const isClosed = (permission: Permissions) =>
  operations.every((operation) => Object.keys(permission[operation]).length === 0)

/** A field as people count them: one that exists once per language is one. */
interface FieldFamily extends FieldPermission {
  name: string
  isInEveryLanguage: boolean
}

/** The fields of a collection with the ten of one text taken together. */
export function fieldFamilies({ fields }: Permissions): FieldFamily[] {
  const last = languageCodes.at(-1)
  return Object.entries(fields).flatMap(([field, permission]): FieldFamily[] => {
    const [, name, code] = /^(.+)_(\w\w)$/.exec(field) ?? []
    const isInEveryLanguage = name !== undefined && languageCodes.every((one) => `${name}_${one}` in fields)
    if (!isInEveryLanguage) return [{ name: field, isInEveryLanguage, ...permission }]
    return code === last ? [{ name, isInEveryLanguage, ...permission }] : []
  })
}
