import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import type { AskedChange } from './accountChange'

interface AccountDialogProps {
  asked: AskedChange
  /** Identifies the person, since two may have the same name. */
  email: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before an account is disabled, enabled or deleted, and names its owner. */
export function AccountDialog({ asked: { change, person }, email, onConfirm, onCancel }: AccountDialogProps) {
  const { t } = useTranslation('console')
  const words = `admin.users.account.${change}` as const
  return (
    <ConfirmDialog
      isDanger={change !== 'enable'}
      title={t(`${words}.title`, { name: person.name || t('admin.users.unnamed') })}
      about={email}
      text={t(`${words}.text`)}
      confirm={t(`${words}.action`)}
      cancel={t('admin.common.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
