import { type ContactMessage, isTrashed, type MessageStatus } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { useMutationToast } from '../../../ui/toast/useMutationToast'
import { clearSuspicion, deleteMessages, markSeen, setStatus, trashMessages, untrashMessages } from './data'

/** Changes one message or several, and says what became of it. */
export function useMessageActions() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const tell = useMutationToast()
  return {
    /** Only those are written that have another status. */
    mark: (messages: readonly ContactMessage[], status: MessageStatus, onRefused?: () => void) => {
      const others = messages.filter((message) => message.status !== status)
      if (others.length === 0) return
      const n = formatNumber(language, others.length)
      const done =
        others.length === 1 ? t('admin.messages.statusUpdated') : t('admin.messages.statusUpdatedMany', { n })
      tell(setStatus(others, status), done, t('admin.messages.statusError'), onRefused)
    },
    see: (message: ContactMessage, onRefused?: () => void) =>
      tell(markSeen(message), t('admin.messages.statusUpdated'), t('admin.messages.statusError'), onRefused),
    /** What is in the inbox already stays as it is. */
    moveToInbox: (messages: readonly ContactMessage[], onRefused?: () => void) => {
      const suspects = messages.filter(({ suspected }) => suspected)
      if (suspects.length === 0) return
      const n = formatNumber(language, suspects.length)
      const done = suspects.length === 1 ? t('admin.messages.inbox.moved') : t('admin.messages.inbox.movedMany', { n })
      tell(clearSuspicion(suspects), done, t('admin.messages.inbox.error'), onRefused)
    },
    bringBack: (messages: readonly ContactMessage[]) => {
      if (messages.length === 0) return
      tell(untrashMessages(messages), t('admin.history.trash.done'), t('admin.history.trash.failed'))
    },
    remove: (messages: readonly ContactMessage[]) => {
      if (messages.length === 0) return
      const n = formatNumber(language, messages.length)
      const done = messages.length === 1 ? t('admin.messages.deleted') : t('admin.messages.deletedMany', { n })
      // What lies in the trash already goes for good.
      const change = messages.every(isTrashed) ? deleteMessages(messages) : trashMessages(messages)
      tell(change, done, t('admin.messages.deleteError'))
    },
  }
}
