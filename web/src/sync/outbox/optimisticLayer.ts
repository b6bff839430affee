import { inOrder } from '@studio/domain/content/lists/order'
import { withMoves, withPendingMutations } from '@studio/domain/outbox/optimisticLayer'
import { syncStatusesOf } from '@studio/domain/outbox/syncStatuses'
import * as v from 'valibot'
import type { Fields, Source } from '../../firebase/collection'
import type { Live } from '../../firebase/reads/liveState'
import { readOutboxState, watchOutboxState } from './outboxState'

const nothingKnown = { rows: [], isPartial: false, isFromServer: false, pending: new Set<string>() }

/** Applies this device's unsent changes to a list from the server; `useLive` shows the result. */
export const optimisticLayer = {
  watch: watchOutboxState,

  apply<Row>(source: Source<Row>, schema: v.GenericSchema<unknown, Row>, heard: Live<Row>): Live<Row> {
    const { entries } = readOutboxState()
    if (entries.length === 0 || heard.status === 'loading' || heard.status === 'failed') return heard
    const syncStatuses = syncStatusesOf(source.collection, entries)
    if (syncStatuses.size === 0) return heard
    const known = heard.status === 'ready' ? heard : nothingKnown
    const laid = withPendingMutations(source.collection, known.rows, entries, (document) => {
      const parsed = v.safeParse(schema, document)
      return parsed.success ? parsed.output : undefined
    })
    if (heard.status === 'offlineEmpty' && laid.rows.length === 0) return heard
    const wanted = laid.rows.filter((row) => !laid.pending.has((row as { id: string }).id) || isPartOf(source, row))
    const ordered = source.order ? inOrder(wanted, source.order, source.descending ?? false) : wanted
    const moved = withMoves(source.collection, ordered, entries)
    const rows = source.limit ? moved.slice(0, source.limit) : moved
    const pending = new Set([...known.pending, ...laid.pending.keys()])
    const { isPartial, isFromServer } = known
    return { status: 'ready', rows, isPartial, isFromServer, pending, syncStatuses }
  },
}

/**
 * Returns whether a row still belongs to a source. A waiting change may exclude it, and a new document may belong
 * elsewhere.
 */
function isPartOf<Row>({ id, where = {}, during }: Source<Row>, row: Row): boolean {
  const fields = row as Fields
  const moment = during && Number(fields[during.field])
  const isInTime = !during || moment === undefined || (moment >= during.from && moment < during.before)
  const isOne = id === undefined || fields.id === id
  return isOne && isInTime && Object.entries(where).every(([name, value]) => isAmong(value, fields[name]))
}

const isAmong = (wanted: unknown, value: unknown) => (Array.isArray(wanted) ? wanted.includes(value) : wanted === value)
