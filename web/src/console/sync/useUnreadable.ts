import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { dropDraft, onDraftChange, type UnreadableDraft, unreadableDrafts } from '../../device/drafts'
import { useAccountId } from '../../lib/account'
import { discardUnreadable } from '../../sync/outbox/outbox'
import { readOutboxState, watchOutboxState } from '../../sync/outbox/outboxState'

/** Something on this device that this version cannot read, and how it is taken away. */
export interface Unreadable {
  id: string
  status: 'damaged' | 'newer'
  raw: unknown
  discard: () => void
}

/** Entries of the outbox and drafts that this version cannot read, live. */
export function useUnreadable(): readonly Unreadable[] {
  const { unreadable } = useSyncExternalStore(watchOutboxState, readOutboxState)
  const drafts = useUnreadableDrafts()
  return useMemo(
    () => [
      ...unreadable.map((entry) => ({
        ...entry,
        id: `entry ${entry.seq}`,
        discard: () => void discardUnreadable([entry]),
      })),
      ...drafts.map(({ key, ...draft }) => ({
        ...draft,
        id: `draft ${key.form} ${key.document}`,
        discard: () => void dropDraft(key),
      })),
    ],
    [unreadable, drafts],
  )
}

function useUnreadableDrafts(): readonly UnreadableDraft[] {
  const account = useAccountId()
  const [drafts, setDrafts] = useState<readonly UnreadableDraft[]>([])
  useEffect(() => {
    let isWanted = true
    const read = () =>
      void unreadableDrafts(account).then((found) => {
        if (isWanted) setDrafts(found)
      })
    read()
    const stop = onDraftChange(read)
    return () => {
      isWanted = false
      stop()
    }
  }, [account])
  return drafts
}
