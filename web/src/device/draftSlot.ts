import type { Draft } from './draftFormat'
import { type DraftKey, parallelDraftKey, replaceDraft } from './drafts'

/** The place where one form stores its draft. */
export interface DraftSlot {
  /** Continues a draft that was read, or whatever is stored. */
  adopt: (draft?: Draft<unknown>) => void
  keep: (values: unknown) => Promise<void>
  drop: () => Promise<void>
  /** Returns whether this form stores its draft under `document`, beside another tab's. */
  isOwn: (document: string) => boolean
}

/**
 * Returns the place of a form's draft. If another tab has stored a draft there, this one moves to a place beside it, so
 * that neither tab overwrites or drops the other's.
 */
export function draftSlot(key: DraftKey): DraftSlot {
  const by = crypto.randomUUID()
  const opened = Date.now()
  let place = key
  let moves = 0
  let adopted: number | 'any' | undefined
  const isOwn = (stored: Draft<unknown>) => stored.by === by || adopted === 'any' || stored.at === adopted
  return {
    adopt: (draft) => {
      adopted = draft?.at ?? 'any'
    },
    keep: (values) => {
      const from = place
      return replaceDraft(from, (stored) => {
        // An earlier call may have changed the place meanwhile.
        if (place === from && stored && !isOwn(stored)) place = parallelDraftKey(key, opened + moves++)
        adopted = undefined
        return { key: place, values, by }
      })
    },
    drop: () => {
      const from = place
      return replaceDraft(from, (stored) => {
        if (place !== from) return { key: place }
        return stored && isOwn(stored) ? { key: place } : undefined
      })
    },
    isOwn: (document) => document === place.document,
  }
}
