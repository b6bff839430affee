import { auditedCollections, serverActor } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import { erasureId } from '@studio/domain/people/erasure'
import { adminRole } from '@studio/domain/people/user'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { Problem } from './problem.ts'

/**
 * JSON with one addition: a time is stored as `{ "$timestamp": "seconds.nanoseconds" }`, and a map that looks like one
 * as a `$map`.
 */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The documents of a database: collection → name → fields. */
export type Documents = Record<string, Record<string, Json>>

/** The content of a backup file; `project` and `made_at` tell its origin. */
export const Backup = v.object({
  format: v.literal('studio-backup-1'),
  project: v.string(),
  made_at: v.string(),
  documents: v.record(
    v.string(),
    v.record(
      v.string(),
      v.custom<Json>((value) => typeof value === 'object'),
    ),
  ),
})
export type Backup = v.InferOutput<typeof Backup>

/** Converts a stored value into JSON that `fromJson` can restore. */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (value instanceof Timestamp) return { $timestamp: `${value.seconds}.${value.nanoseconds}` }
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const entries = Object.entries(value).map(([key, one]) => [key, toJson(one)] as const)
    const map = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
    return Object.keys(value).some((key) => key.startsWith('$')) ? { $map: map } : map
  }
  throw new Problem(`A backup cannot hold the value ${String(value)}, which no document of the studio should contain.`)
}

/** Restores a value from `toJson`. */
export function fromJson(json: Json): unknown {
  if (json === null || typeof json !== 'object') return json
  if (Array.isArray(json)) return json.map(fromJson)
  if (typeof json.$timestamp === 'string') {
    const [seconds, nanoseconds] = json.$timestamp.split('.').map(Number)
    return new Timestamp(seconds ?? 0, nanoseconds ?? 0)
  }
  const map = json.$map !== null && typeof json.$map === 'object' && !Array.isArray(json.$map) ? json.$map : json
  return Object.fromEntries(Object.entries(map).map(([key, one]) => [key, fromJson(one)]))
}

/** Reads every document of every collection, except the pieces of films, which are too large (filmPieces.ts). */
export async function readAll(db: Firestore): Promise<Documents> {
  const found: Documents = {}
  for (const collection of await db.listCollections()) {
    if (collection.id === collections.filmPieces) continue
    const { docs } = await collection.get()
    found[collection.id] = Object.fromEntries(docs.map((document) => [document.id, toJson(document.data())]))
  }
  return found
}

/** Returns the documents for a backup, without the state of notices, which a restored studio must not repeat. */
export const withoutNotices = (documents: Documents): Documents =>
  Object.fromEntries(Object.entries(documents).filter(([name]) => !notices.includes(name)))

const notices: readonly string[] = [collections.pushDevices, collections.deliveries, collections.channels]

/** A change of a document: writes these fields, or removes it. */
export interface Change {
  kind: 'created' | 'changed' | 'removed'
  collection: string
  id: string
  fields?: Json
}

/** Returns the changes that turn one state of a database into another; equal documents are skipped. */
export function changesBetween(now: Documents, wanted: Documents): Change[] {
  const written = Object.entries(wanted).flatMap(([collection, documents]) =>
    Object.entries(documents).flatMap(([id, fields]): Change[] => {
      const stored = now[collection]?.[id]
      if (stored && JSON.stringify(stored) === JSON.stringify(fields)) return []
      return [{ kind: stored ? 'changed' : 'created', collection, id, fields }]
    }),
  )
  const removed = Object.entries(now).flatMap(([collection, documents]) =>
    Object.keys(documents)
      .filter((id) => !wanted[collection]?.[id])
      .map((id): Change => ({ kind: 'removed', collection, id })),
  )
  return [...written, ...removed]
}

/**
 * Returns the documents that a backup may restore. Messages older than their address's erasure are left out, and so are
 * all counters of erased addresses. The notes of erasures are merged from database and backup. `left` counts the
 * documents left out.
 */
export async function withoutErased(
  wanted: Documents,
  now: Documents,
): Promise<{ documents: Documents; left: number }> {
  const notes: Record<string, Json> = { ...wanted[collections.erasures] }
  for (const [id, note] of Object.entries(now[collections.erasures] ?? {}))
    if (momentOf(notes[id], 'at') < momentOf(note, 'at') || !notes[id]) notes[id] = note
  const isErased = async (collection: string, fields: Json) => {
    const map = fieldsOf(fields)
    if (collection === collections.messages && typeof map.email === 'string')
      return momentOf(fields, 'created_at') <= momentOf(notes[await erasureId(map.email)], 'at')
    return collection === collections.rateLimits && String(map.identifier) in notes
  }
  const documents: Documents = {}
  let left = 0
  for (const [collection, found] of Object.entries(wanted)) {
    const sound: Record<string, Json> = {}
    for (const [id, fields] of Object.entries(found)) {
      if (await isErased(collection, fields)) left += 1
      else sound[id] = fields
    }
    documents[collection] = sound
  }
  if (Object.keys(notes).length > 0) documents[collections.erasures] = notes
  return { documents, left }
}

/**
 * Returns documents to restore that preserve the log and ended sessions. The log and the deletions are merged from
 * database and backup. Restored documents are signed by the server, not by their former writers.
 */
export function withLog(wanted: Documents, now: Documents): Documents {
  const documents = { ...wanted }
  for (const name of [collections.auditLog, collections.deletions]) {
    const all = { ...wanted[name], ...now[name] }
    if (Object.keys(all).length > 0) documents[name] = all
  }
  for (const name of auditedCollections) {
    const signed = Object.entries(wanted[name] ?? {}).map(([id, then]) => {
      const stored = now[name]?.[id]
      const fields = name === collections.roles ? withEndedSessions(then, stored) : then
      const isThere = stored !== undefined && unsigned(stored) === unsigned(fields)
      return [id, isThere ? stored : { ...fieldsOf(fields), updated_by: serverActor }] as const
    })
    if (signed.length > 0) documents[name] = Object.fromEntries(signed)
  }
  return documents
}

/**
 * Returns documents to restore with the current state of everything that opens accounts or previews, and of notices. A
 * backup must not restore removed passkeys, used recovery codes, forgotten devices or revoked links, nor announce
 * enquiries again.
 */
export function withAccess(wanted: Documents, now: Documents): Documents {
  const documents = { ...wanted }
  for (const name of staysAsItIs) {
    delete documents[name]
    if (now[name]) documents[name] = now[name]
  }
  return documents
}

const staysAsItIs = [
  collections.passkeys,
  collections.passwordless,
  collections.usedChallenges,
  collections.knownDevices,
  collections.previewLinks,
  collections.publishing,
  collections.pushDevices,
  collections.deliveries,
  collections.channels,
] as const

/** Returns a role with the later of two times from which sessions are valid, and with today's sessions. */
function withEndedSessions(role: Json, stored: Json = null): Json {
  const [then, since] = [role, stored].map((one) => Number(fieldsOf(one).valid_since) || 0) as [number, number]
  const { sessions } = fieldsOf(stored)
  return { ...fieldsOf(role), ...(since > then && { valid_since: since }), ...(sessions && { sessions }) }
}

/** Returns a document without its writer as text, for comparison. */
function unsigned(fields: Json): string {
  const { updated_by: _, ...content } = fieldsOf(fields)
  return JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Returns the accounts that changes would make admins again. Only roles that do not exist now count; an existing role
 * already makes an admin, whatever its fields.
 */
export const returningAdmins = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ kind, collection, fields = null }) => {
    const { user_id, role } = fieldsOf(fields)
    return kind === 'created' && collection === collections.roles && role === adminRole ? [String(user_id)] : []
  })

const fieldsOf = (json: Json): { [key: string]: Json } =>
  json !== null && typeof json === 'object' && !Array.isArray(json) ? json : {}

/** Returns a time in a document in ms since 1970; -Infinity if there is none. */
function momentOf(json: Json | undefined, field: string): number {
  const time = fromJson(fieldsOf(json ?? null)[field] ?? null)
  return time instanceof Timestamp ? time.toMillis() : Number.NEGATIVE_INFINITY
}

/** Writes changes. They are not one transaction: if it fails, running it again does the rest. */
export async function apply(db: Firestore, changes: readonly Change[]) {
  const atOnce = 200
  for (let from = 0; from < changes.length; from += atOnce) {
    const batch = db.batch()
    for (const { collection, id, fields } of changes.slice(from, from + atOnce)) {
      const document = db.collection(collection).doc(id)
      if (fields === undefined) batch.delete(document)
      else batch.set(document, fromJson(fields) as Record<string, unknown>)
    }
    await batch.commit()
  }
}
