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
 * Returns the place of a form's draft. If another tab has stored a draft of the same document, this one is stored
 * beside it, so that neither tab overwrites or drops the other's.
 */
export function draftSlot(key: DraftKey): DraftSlot {
  const by = crypto.randomUUID()
  const beside = parallelDraftKey(key, Date.now())
  let adopted: number | 'any' | undefined
  let isBeside = false
  const isOwn = (stored: Draft<unknown>) => stored.by === by || adopted === 'any' || stored.at === adopted
  return {
    adopt: (draft) => {
      adopted = draft?.at ?? 'any'
    },
    keep: (values) =>
      replaceDraft(key, (stored) => {
        isBeside ||= stored !== undefined && !isOwn(stored)
        adopted = undefined
        return { key: isBeside ? beside : key, values, by }
      }),
    drop: () =>
      replaceDraft(key, (stored) => {
        if (isBeside) return { key: beside }
        return stored && isOwn(stored) ? { key } : undefined
      }),
    isOwn: (document) => document === beside.document,
  }
}
