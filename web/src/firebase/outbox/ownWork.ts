import { inOrder, overlay } from '@studio/domain/outbox/overlay'
import * as v from 'valibot'
import type { Source } from '../collection'
import type { Live } from '../liveState'
import { readBoard, watchBoard } from './board'

/** The device's own work on top of what the server has said of a list; `useLive` shows both together. */
export const ownWork = {
  watch: watchBoard,

  apply<Row>(source: Source<Row>, schema: v.GenericSchema<unknown, Row>, heard: Live<Row>): Live<Row> {
    const { entries } = readBoard()
    if (entries.length === 0 || heard.status === 'loading' || heard.status === 'failed') return heard
    const known = heard.status === 'ready' ? heard : { rows: [], isConfirmed: false, pending: new Set<string>() }
    const laid = overlay(source.collection, known.rows, entries, (document) => {
      const parsed = v.safeParse(schema, document)
      return parsed.success ? parsed.output : undefined
    })
    if (laid.pending.size === 0) return heard
    if (heard.status === 'unheard' && laid.rows.length === 0) return heard
    const rows = source.order ? inOrder(laid.rows, source.order, source.descending) : laid.rows
    const pending = new Set([...known.pending, ...laid.pending.keys()])
    return { status: 'ready', rows, isConfirmed: known.isConfirmed, pending, pendingFields: laid.pending }
  },
}
