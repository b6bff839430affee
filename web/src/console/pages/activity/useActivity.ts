import { useCallback, useEffect, useRef, useState } from 'react'
import { isNetworkError, useSeemsOffline } from '../../../lib/network'
import { type ActivityQuery, type AuditEntry, entryPages } from './data'

/** What is known of the entries that are asked for. Without a network nothing is: they are on no device. */
export type Activity =
  | { status: 'loading' | 'offline' | 'failed' }
  | { status: 'ready'; rows: readonly AuditEntry[]; canGrow: boolean; isGrowing: boolean }

/** How many entries are read at once. */
const pageSize = 50

type Pages = AsyncGenerator<AuditEntry[]>

/** Reads entries as far as somebody wants to see; anew when another query comes, and when the network does. */
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

/** As many entries as a page has; some documents may be none that can be read. */
async function take(pages: Pages): Promise<{ rows: AuditEntry[]; canGrow: boolean }> {
  const rows: AuditEntry[] = []
  while (rows.length < pageSize) {
    const { value, done } = await pages.next()
    if (done) return { rows, canGrow: false }
    rows.push(...value)
  }
  return { rows, canGrow: true }
}
