import { inOrder, overlay } from '@studio/domain/outbox/overlay'
import { standingsOf } from '@studio/domain/outbox/standings'
import * as v from 'valibot'
import type { Fields, Source } from '../collection'
import type { Live } from '../liveState'
import { readBoard, watchBoard } from './board'

const nothingKnown = { rows: [], isPartial: false, isConfirmed: false, pending: new Set<string>() }

/** The device's own work on top of what the server has said of a list; `useLive` shows both together. */
export const ownWork = {
  watch: watchBoard,

  apply<Row>(source: Source<Row>, schema: v.GenericSchema<unknown, Row>, heard: Live<Row>): Live<Row> {
    const { entries } = readBoard()
    if (entries.length === 0 || heard.status === 'loading' || heard.status === 'failed') return heard
    const standings = standingsOf(source.collection, entries)
    if (standings.size === 0) return heard
    const known = heard.status === 'ready' ? heard : nothingKnown
    const laid = overlay(source.collection, known.rows, entries, (document) => {
      const parsed = v.safeParse(schema, document)
      return parsed.success ? parsed.output : undefined
    })
    if (heard.status === 'unheard' && laid.rows.length === 0) return heard
    const wanted = laid.rows.filter((row) => !laid.pending.has((row as { id: string }).id) || isPartOf(source, row))
    const ordered = source.order ? inOrder(wanted, source.order, source.descending ?? false) : wanted
    const rows = source.limit ? ordered.slice(0, source.limit) : ordered
    const pending = new Set([...known.pending, ...laid.pending.keys()])
    const { isPartial, isConfirmed } = known
    return { status: 'ready', rows, isPartial, isConfirmed, pending, standings }
  },
}

/** A waiting change may take a row out of what was asked for, and a new document may belong to another part. */
function isPartOf<Row>({ where = {}, during }: Source<Row>, row: Row): boolean {
  const fields = row as Fields
  const moment = during && Number(fields[during.field])
  const isInTime = !during || moment === undefined || (moment >= during.from && moment < during.before)
  return isInTime && Object.entries(where).every(([name, value]) => fields[name] === value)
}
