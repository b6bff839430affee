import * as v from 'valibot'

/**
 * The server's record of one device's outbox, written in the same transaction as the batch. A sender that got no answer
 * reads here whether the batch was stored, whatever others have done since. A device sends one batch at a time, so the
 * last one is enough.
 */
export const Receipt = v.object({
  batch: v.string(),
  /** Paths of the batch's documents that were not written, because of a conflict. */
  conflicts: v.array(v.string()),
})
export type Receipt = v.InferOutput<typeof Receipt>

/** Returns the id of a device's receipt. It begins with the account, because nobody else may read or write it. */
export const receiptId = (account: string, device: string) => `${account}_${device}`
