import { trashDays } from '@studio/domain/audit/trashDays'
import { type ContactMessage, isTrashed } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format'
import { formatNames } from '../../i18n/isolated'
import { useLanguage } from '../../i18n/useLanguage'
import { truncateNames } from '../../lib/truncateNames'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'

interface DeleteQuestionProps {
  /** The messages to delete; at least one. */
  messages: readonly ContactMessage[]
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks for confirmation and names the senders. Messages move to the trash; those already there are deleted for good.
 */
export function DeleteQuestion({ messages, onConfirm, onCancel }: DeleteQuestionProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const isOne = messages.length === 1
  const counted = { count: messages.length, n: formatNumber(language, messages.length) }
  const kept = t('admin.history.trash.kept', { days: formatNumber(language, trashDays) })
  const isForEver = messages.every(isTrashed)
  const many = t(isForEver ? 'admin.messages.deleteManyText' : 'admin.messages.select.count', counted)
  const one = isForEver ? t('admin.messages.deleteText') : kept
  return (
    <ConfirmDialog
      isDanger
      title={isOne ? t('admin.messages.deleteTitle') : t('admin.messages.deleteManyTitle')}
      about={formatNames(language, truncateNames(messages.map(({ name }) => name)))}
      text={isOne ? one : many}
      hint={isOne || isForEver ? undefined : kept}
      confirm={t('admin.common.delete')}
      cancel={t('admin.common.cancel')}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  )
}
