import type { Draft } from './draftFormat'
import { type DraftKey, keyBeside, replaceDraft } from './drafts'

/** Where one form keeps its draft. */
export interface DraftSlot {
  /** Goes on with a draft that was read, or with whatever is stored. */
  adopt: (draft?: Draft<unknown>) => void
  /** Keeps what was typed. */
  keep: (values: unknown) => Promise<void>
  /** Drops the form's draft. */
  drop: () => Promise<void>
}

/**
 * Returns the place of a form's draft. If another tab keeps a draft of the same document, this one is kept beside it:
 * neither tab overwrites or drops what was typed into the other.
 */
export function draftSlot(key: DraftKey): DraftSlot {
  const by = crypto.randomUUID()
  const beside = keyBeside(key, Date.now())
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
  }
}
