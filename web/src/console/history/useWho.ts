import { serverActor, visitorActor } from '@studio/domain/audit/auditEntry'
import { useTranslation } from 'react-i18next'
import { useProfiles } from './data'

/** What people call who did something, and the names of everybody with an account. */
export function useWho() {
  const { t } = useTranslation('console')
  const profiles = useProfiles()
  const rows = profiles.status === 'ready' ? profiles.rows : []
  const names = new Map(rows.map(({ id, full_name }) => [id, full_name || id]))
  const who = (by: string): string => {
    if (by === visitorActor) return t('admin.activity.visitor')
    if (by === serverActor) return t('admin.activity.server')
    // An account's number says nothing while its name is on its way.
    return names.get(by) ?? (profiles.status === 'loading' ? '…' : by)
  }
  return { who, names }
}
