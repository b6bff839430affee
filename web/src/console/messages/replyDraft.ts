import { type DraftKey, dropDraft, replyForm } from '../../device/drafts'

const keyOf = (account: string, id: string): DraftKey => ({ account, form: replyForm, document: id })

/** Lets go of what was written for these messages: they are answered, or gone. */
export const dropReplies = (account: string, ids: readonly string[]) => {
  for (const id of ids) void dropDraft(keyOf(account, id))
}
