import type { Reading } from '@studio/domain/messages/inbox/knownMessages'
import { messageMatcher } from '@studio/domain/messages/inbox/messageSearch'
import { isWithin, type Narrowing } from '@studio/domain/messages/inbox/narrowing'
import { type ContactMessage, isTrashed } from '@studio/domain/messages/message'
import { useEffect, useRef, useState } from 'react'
import { countForExport, exportPages } from '../data'
import { useCsvFile } from './useCsvFile'

/** The progress of an export; `read` and `total` count messages. */
type ExportState =
  | { step: 'idle' | 'failed' | 'stopped' }
  | { step: 'reading'; read: number; total: number }
  | { step: 'done'; exported: number }

/** The messages to export: one kind or all, a search text, which may be empty, and further filters. */
export interface ExportChoice {
  reading: Reading
  search: string
  narrowing: Narrowing
}

/** Returns the state of the export and functions to start and stop it. Unmounting stops it as well. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const save = useCsvFile()

  const read = async ({ reading, search, narrowing }: ExportChoice, { signal }: AbortController) => {
    const isFound = messageMatcher(search)
    const found: ContactMessage[] = []
    let done = 0
    setState({ step: 'reading', read: done, total: 0 })
    // A search covers all messages outside the trash, whatever the filter.
    const range = search.trim() === '' ? reading : 'everything'
    const total = await countForExport(range)
    if (signal.aborted) return
    setState({ step: 'reading', read: done, total })
    for await (const page of exportPages(range)) {
      if (signal.aborted) return
      done += page.length
      found.push(...page.filter((message) => !isTrashed(message) && isFound(message) && isWithin(narrowing, message)))
      setState({ step: 'reading', read: done, total: Math.max(total, done) })
    }
    await save(found)
    setState({ step: 'done', exported: found.length })
  }

  return {
    state,
    start: (choice: ExportChoice) => {
      const control = new AbortController()
      running.current = control
      read(choice, control).catch((error: unknown) => {
        console.warn('the messages could not be exported', error instanceof Error ? error.message : error)
        if (!control.signal.aborted) setState({ step: 'failed' })
      })
    },
    stop: () => {
      running.current?.abort()
      setState({ step: 'stopped' })
    },
  }
}
