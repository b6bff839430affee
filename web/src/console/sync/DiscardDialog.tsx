import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'

interface DiscardDialogProps {
  onDiscard: () => void
  onClose: () => void
}

/** Asks before unsent work is thrown away. */
export function DiscardDialog({ onDiscard, onClose }: DiscardDialogProps) {
  const { t } = useTranslation('console')
  return (
    <ConfirmDialog
      isDanger
      title={t('admin.sync.refused.discardTitle')}
      text={t('admin.sync.refused.discardText')}
      confirm={t('admin.sync.refused.discard')}
      cancel={t('admin.common.cancel')}
      onCancel={onClose}
      onConfirm={() => {
        onDiscard()
        onClose()
      }}
    />
  )
}
