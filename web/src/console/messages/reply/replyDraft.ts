import { dropDraftsOf, replyForm } from '../../../device/drafts'

/** Drops the reply drafts of these messages, because they were answered or deleted. */
export const dropReplies = (account: string, ids: readonly string[]) => {
  for (const id of ids) void dropDraftsOf({ account, form: replyForm, document: id })
}
