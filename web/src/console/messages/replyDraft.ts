import { type DraftKey, dropDraft } from '../../device/drafts'

/** The name under which answers are kept that are being written. */
export const replyForm = 'reply'

const keyOf = (account: string, id: string): DraftKey => ({ account, form: replyForm, document: id })

/** Lets go of what was written for these messages: they are answered, or gone. */
export const dropReplies = (account: string, ids: readonly string[]) => {
  for (const id of ids) void dropDraft(keyOf(account, id))
}
