import * as v from 'valibot'

/**
 * What the server remembers of one device's outbox, written in the same transaction as the batch: a sender whose answer
 * got lost finds out whether the batch is in, whatever others have done since. A device sends one batch at a time, so
 * the last one is enough.
 */
export const Receipt = v.object({
  batch: v.string(),
  /** Documents of the batch that were not written, because they need the owner; paths. */
  conflicts: v.array(v.string()),
})
export type Receipt = v.InferOutput<typeof Receipt>

/** The id of a device's receipt begins with the account: nobody else may read or write it. */
export const receiptId = (account: string, device: string) => `${account}_${device}`
