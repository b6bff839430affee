import type { Person } from '@studio/domain/people/people'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'

interface RoleDialogProps {
  person: Person
  email: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before the admin role is granted or revoked, and names the person. */
export function RoleDialog({ person, email, onConfirm, onCancel }: RoleDialogProps) {
  const { t } = useTranslation('console')
  const { isAdmin, name } = person
  return (
    <ConfirmDialog
      isDanger={isAdmin}
      title={t(isAdmin ? 'admin.users.revokeTitle' : 'admin.users.grantTitle')}
      about={[name || t('admin.users.unnamed'), email].filter(Boolean).join(' · ')}
      text={t(isAdmin ? 'admin.users.revokeText' : 'admin.users.grantText')}
      confirm={t(isAdmin ? 'admin.users.revoke' : 'admin.users.grant')}
      cancel={t('admin.common.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
