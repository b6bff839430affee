import type { Person } from '@studio/domain/people/people'
import { adminRole } from '@studio/domain/people/user'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNetworkError } from '../../../lib/network'
import { notify } from '../../../ui/toast/Toaster'
import { NotConfirmed, useDemandIdentity } from '../../identity/useIdentity'
import { grantAdmin, revokeAdmin } from './data'

/**
 * Returns a function that grants or revokes the admin role after reauthentication. It writes directly to the server,
 * since a role change must never wait in the outbox. `changing` has the ids of people being changed.
 */
export function useRoleChange() {
  const { t } = useTranslation('console')
  const demandIdentity = useDemandIdentity()
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set())

  const change = ({ id, name, isAdmin }: Person) => {
    const role = { role: adminRole }
    const end = (tell: () => void) => {
      setChanging((ids) => new Set([...ids].filter((other) => other !== id)))
      tell()
    }
    setChanging((ids) => new Set([...ids, id]))
    const what = t(`admin.identity.what.${isAdmin ? 'revoke' : 'grant'}`, { name: name || t('admin.users.unnamed') })
    const changed = demandIdentity(what).then(() => (isAdmin ? revokeAdmin(id) : grantAdmin(id)))
    changed.then(
      () => end(() => notify.success(t(isAdmin ? 'admin.users.revoked' : 'admin.users.granted', role))),
      (error: unknown) => {
        if (error instanceof NotConfirmed) return end(() => notify.info(t('admin.identity.notConfirmed')))
        console.warn('the role could not be changed', error instanceof Error ? error.message : error)
        const why = isNetworkError(error) ? t('admin.users.rolesOffline') : undefined
        end(() => notify.error(t(isAdmin ? 'admin.users.revokeError' : 'admin.users.grantError'), why))
      },
    )
  }
  return { changing, change }
}
