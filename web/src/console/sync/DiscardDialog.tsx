import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'

interface DiscardDialogProps {
  about?: string | undefined
  onDiscard: () => void
  onClose: () => void
}

/** Asks for confirmation before unsent work is discarded. */
export function DiscardDialog({ about, onDiscard, onClose }: DiscardDialogProps) {
  const { t } = useTranslation('console')
  return (
    <ConfirmDialog
      isDanger
      title={t('admin.sync.refused.discardTitle')}
      about={about}
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
