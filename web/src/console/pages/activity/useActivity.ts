import { useCallback, useEffect, useRef, useState } from 'react'
import { isNetworkError, useSeemsOffline } from '../../../lib/network'
import { type ActivityQuery, type AuditEntry, entryPages } from '../../activity/data'

/** The state of the requested entries. `offline` has no rows, since the device does not store the log. */
export type Activity =
  | { status: 'loading' | 'offline' | 'failed' }
  | { status: 'ready'; rows: readonly AuditEntry[]; canGrow: boolean; isGrowing: boolean }

/** Number of entries in a page. */
const pageSize = 50

type Pages = AsyncGenerator<AuditEntry[]>

/**
 * Returns log entries page by page, with functions to load more and to start again. Starts again for another query and
 * when the network returns.
 */
export function useActivity(query: ActivityQuery) {
  const isOffline = useSeemsOffline()
  const [activity, setActivity] = useState<Activity>({ status: 'loading' })
  const current = useRef<Pages>(undefined)
  const { by, collection, from, before } = query

  const grow = useCallback(async (pages: Pages, rows: readonly AuditEntry[]) => {
    try {
      const more = await take(pages)
      if (current.current !== pages) return
      setActivity({ status: 'ready', rows: [...rows, ...more.rows], canGrow: more.canGrow, isGrowing: false })
    } catch (error) {
      if (current.current !== pages) return
      console.warn('the log could not be read', error instanceof Error ? error.message : error)
      setActivity({ status: isNetworkError(error) ? 'offline' : 'failed' })
    }
  }, [])
  const read = useCallback(() => {
    const pages = entryPages({ by, collection, from, before }, pageSize)
    current.current = pages
    setActivity({ status: 'loading' })
    void grow(pages, [])
  }, [by, collection, from, before, grow])
  useEffect(() => {
    read()
    return () => {
      current.current = undefined
    }
  }, [read])

  const isMissed = !isOffline && activity.status === 'offline'
  useEffect(() => {
    if (isMissed) read()
  }, [isMissed, read])

  return {
    activity,
    refresh: read,
    more: () => {
      const pages = current.current
      if (!pages || activity.status !== 'ready' || activity.isGrowing) return
      setActivity({ ...activity, isGrowing: true })
      void grow(pages, activity.rows)
    },
  }
}

/** Reads until a page is full, since some documents may be unreadable. */
async function take(pages: Pages): Promise<{ rows: AuditEntry[]; canGrow: boolean }> {
  const rows: AuditEntry[] = []
  while (rows.length < pageSize) {
    const { value, done } = await pages.next()
    if (done) return { rows, canGrow: false }
    rows.push(...value)
  }
  return { rows, canGrow: true }
}
