import { changedFields } from '../content/fields/changedFields.ts'
import type { FieldChange } from '../content/file/contentChanges.ts'
import { changedNames } from '../outbox/describe.ts'
import { type Change, type PendingMutation, placeOf, type Values } from '../outbox/pendingMutation.ts'
import type { AuditEntry } from './auditEntry.ts'

/** Maximum number of versions shown. */
export const mostVersions = 50

/** A document's state between two changes. */
export interface Version {
  /** Unique among the document's versions, and stable when a newer one is added. */
  key: string
  /**
   * The version's author, and when it was made, in milliseconds since 1970. Both are absent for versions older than the
   * log.
   */
  by?: string
  at?: number
  /** The version's fields that differ from the version before. */
  fields: readonly string[]
  values: Values
  /** Fields whose old value is no longer known. */
  unknown: ReadonlySet<string>
  /** True if the version is not published yet, because only this device has it. */
  isPending: boolean
}

/** One change of a document: the fields it changed, and their values before. */
export type StepBack = Pick<AuditEntry, 'action' | 'by' | 'at' | 'fields' | 'before' | 'left_out' | 'rev'> & {
  isPending?: true
}

/**
 * Returns a document's versions, newest first. Starts from `current` and walks back through its changes, which come
 * newest first. Only the fields in `names` count: moving a document in a list makes no version.
 */
export function versionsOf(current: Values, steps: readonly StepBack[], names: readonly string[]): Version[] {
  const isNamed = new Set(names)
  const named = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isNamed.has(name)))
  const versions: Version[] = []
  let values = named(current)
  let unknown: ReadonlySet<string> = new Set()
  let isBegun = true
  for (const [index, { action, by, at, fields, before, left_out, isPending = false }] of steps.entries()) {
    const changed = fields.filter((name) => isNamed.has(name))
    const kept = named(before)
    const lost = left_out.filter((name) => isNamed.has(name) && !(name in kept))
    if (action === 'delete') {
      // The document was deleted and restored later: the deletion holds its values.
      ;[values, unknown, isBegun] = [kept, new Set(lost), false]
      continue
    }
    if (changed.length === 0) continue
    versions.push({ key: `${at} ${steps.length - index}`, by, at, fields: changed, values, unknown, isPending })
    const others = Object.entries(values).filter(([name]) => !changed.includes(name))
    values = { ...Object.fromEntries(others), ...kept }
    unknown = new Set([...[...unknown].filter((name) => !changed.includes(name)), ...lost])
    isBegun = action === 'create'
  }
  if (!isBegun) versions.push({ key: 'first', fields: [], values, unknown, isPending: false })
  return versions.slice(0, mostVersions)
}

/**
 * Returns a document's waiting outbox changes as steps back, newest first. `known` holds the revisions already in the
 * log.
 */
export function pendingSteps(path: string, outbox: readonly PendingMutation[], known: ReadonlySet<string>): StepBack[] {
  return outbox
    .filter(({ state }) => state === 'waiting')
    .flatMap(({ account, at, changes }) =>
      changes
        .filter((change) => change.path === path && change.kind !== 'move' && !known.has(change.rev ?? ''))
        .map((change) => stepOf(change, account, at)),
    )
    .reverse()
}

function stepOf(change: Change, by: string, at: number): StepBack {
  const { kind, fields, before, copy, rev = '' } = change
  const facts = { by, at, left_out: [], rev, isPending: true as const }
  if (kind === 'delete') return { ...facts, action: 'delete', fields: [], before: flat(change.path, copy ?? {}) }
  if (kind === 'create')
    return { ...facts, action: 'create', fields: Object.keys(flat(change.path, fields)), before: {} }
  const names = [...changedNames(change).map((name) => name.replace(/^value\./, '')), 'translated_from']
  const was = flat(change.path, before)
  return {
    ...facts,
    action: 'update',
    fields: names.filter((name) => name !== 'translated_from' || name in was),
    before: was,
  }
}

/** The fields of a group of settings are stored in one map. */
const flat = (path: string, values: Values): Values =>
  placeOf(path).collection === 'site_settings' ? ((values.value as Values | undefined) ?? {}) : values

/** Returns the changes of going back to a version, without fields whose old value is unknown. */
export const changesTo = ({ values, unknown }: Version, current: Values, names: readonly string[]): FieldChange[] => {
  const wanted = names.filter((name) => name in values && !unknown.has(name) && !accompanying.has(name))
  const then = Object.fromEntries(wanted.map((name) => [name, values[name]]))
  return Object.entries(changedFields<Values>(then, current)).map(([field, after]) => ({
    field,
    before: current[field],
    after,
  }))
}

/** Fields that describe texts and are restored together with them. */
const accompanying: ReadonlySet<string> = new Set(['translated_from', 'text_marks'])
