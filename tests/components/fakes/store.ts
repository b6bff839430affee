import * as v from 'valibot'
import type * as real from '../../../web/src/firebase/reads/store'
import { noteReached, seemsOffline } from '../../../web/src/lib/network'
import { rowsOf } from '../support/rows'
import { server } from '../support/server'

const isWhole = ({ limit, during, where }: { limit?: unknown; during?: unknown; where?: unknown }) =>
  !limit && !during && !where

/** Listens to the fake server and publishes the same as the real module. */
export const listenTo: typeof real.listenTo = async (source, schema, publish, fail) =>
  server.listen({
    source,
    fail,
    hear: ({ documents, fromCache }) => {
      if (!fromCache) noteReached()
      const found = rowsOf(documents, source)
      if (
        fromCache &&
        found.length === 0 &&
        !(seemsOffline() && isWhole(source) && server.hasHeardEmpty(source.collection))
      ) {
        publish(seemsOffline() ? { status: 'offlineEmpty' } : { status: 'loading' })
        return
      }
      const rows = found.flatMap((row) => {
        const parsed = v.safeParse(schema, row)
        return parsed.success ? [parsed.output] : []
      })
      const nothing = { isPartial: false, pending: new Set<string>(), syncStatuses: new Map() }
      publish({ status: 'ready', rows, isFromServer: !fromCache, ...nothing })
    },
  })

/** Returns the rows of a source that are in the fake device's cache. */
export const readCached: typeof real.readCached = async (source, schema) =>
  rowsOf(server.cached(source.collection), source).map((row) => v.parse(schema, row))
