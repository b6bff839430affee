import { type DraftKey, dropDraft, replyForm } from '../../device/drafts'

const keyOf = (account: string, id: string): DraftKey => ({ account, form: replyForm, document: id })

/** Drops the reply drafts of these messages, because they were answered or deleted. */
export const dropReplies = (account: string, ids: readonly string[]) => {
  for (const id of ids) void dropDraft(keyOf(account, id))
}
