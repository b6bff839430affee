import { type ContactMessage, canSuspect, isTrashed, type MessageStatus } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { notifyOfFailure, useMutationToast } from '../../ui/toast/useMutationToast'
import { deleteMessages, markSeen, setReminder, setStatus, setSuspicion, trashMessages, untrashMessages } from './data'

/** Returns actions for one or several messages that report their outcome in a toast. Some return the change. */
export function useMessageActions() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const tell = useMutationToast()
  const counted = ({ length }: readonly unknown[]) => ({ count: length, n: formatNumber(language, length) })
  return {
    mark: (messages: readonly ContactMessage[], status: MessageStatus) => {
      const others = messages.filter((message) => message.status !== status)
      if (others.length === 0) return undefined
      const done =
        others.length === 1 ? t('admin.messages.statusUpdated') : t('admin.messages.statusUpdatedMany', counted(others))
      const change = setStatus(others, status)
      tell(change, done, t('admin.messages.statusError'))
      return change
    },
    see: (message: ContactMessage) => {
      const change = markSeen(message)
      // The user did not ask for this change, so only a failure is reported.
      notifyOfFailure(change, t('admin.messages.statusError'))
      return change
    },
    /** Skips messages that are already in the inbox. */
    moveToInbox: (messages: readonly ContactMessage[]) => {
      const suspects = messages.filter(({ suspected }) => suspected)
      if (suspects.length === 0) return undefined
      const done =
        suspects.length === 1 ? t('admin.messages.inbox.moved') : t('admin.messages.inbox.movedMany', counted(suspects))
      const change = setSuspicion(suspects, false)
      tell(change, done, t('admin.messages.inbox.error'))
      return change
    },
    /** Skips messages that are already marked. */
    markAsSpam: (messages: readonly ContactMessage[]) => {
      const others = messages.filter(canSuspect)
      if (others.length === 0) return undefined
      const done =
        others.length === 1 ? t('admin.inbox.spam.marked') : t('admin.inbox.spam.markedMany', counted(others))
      const change = setSuspicion(others, true)
      tell(change, done, t('admin.inbox.spam.error'))
      return change
    },
    /** `day` is `YYYY-MM-DD`, or '' for no reminder. */
    remind: (message: ContactMessage, day: string) => {
      const done = day
        ? t('admin.inbox.remind.set', { day: formatDate(language, day) })
        : t('admin.inbox.remind.removed')
      const change = setReminder(message, day)
      tell(change, done, t('admin.inbox.remind.error'))
      return change
    },
    bringBack: (messages: readonly ContactMessage[]) => {
      if (messages.length === 0) return
      tell(untrashMessages(messages), t('admin.history.trash.done'), t('admin.history.trash.failed'))
    },
    remove: (messages: readonly ContactMessage[]) => {
      if (messages.length === 0) return
      const done =
        messages.length === 1 ? t('admin.messages.deleted') : t('admin.messages.deletedMany', counted(messages))
      // Messages already in the trash are deleted for good.
      const change = messages.every(isTrashed) ? deleteMessages(messages) : trashMessages(messages)
      tell(change, done, t('admin.messages.deleteError'), { deleted: messages.map(({ name }) => name) })
    },
  }
}
