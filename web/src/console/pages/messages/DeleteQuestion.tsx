import { trashDays } from '@studio/domain/audit/trashDays'
import { type ContactMessage, isTrashed } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import { formatList, formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'

interface DeleteQuestionProps {
  /** At least one. */
  messages: readonly ContactMessage[]
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before messages go, and says whose. */
export function DeleteQuestion({ messages, onConfirm, onCancel }: DeleteQuestionProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const isOne = messages.length === 1
  const names = formatList(language, named(messages))
  return (
    <ConfirmDialog
      isDanger
      title={isOne ? t('admin.messages.deleteTitle') : t('admin.messages.deleteManyTitle')}
      about={names}
      text={
        isOne
          ? t('admin.messages.deleteText')
          : t('admin.messages.deleteManyText', { count: messages.length, n: formatNumber(language, messages.length) })
      }
      hint={
        messages.every(isTrashed)
          ? undefined
          : t('admin.history.trash.kept', { days: formatNumber(language, trashDays) })
      }
      confirm={t('admin.common.delete')}
      cancel={t('admin.common.cancel')}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  )
}

/** So many names can be read at a glance. */
const few = 3

function named(messages: readonly ContactMessage[]): string[] {
  const names = [...new Set(messages.map(({ name }) => name))]
  return names.length > few ? [...names.slice(0, few), '…'] : names
}
