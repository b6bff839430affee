import { serverActor, visitorActor } from '@studio/domain/audit/auditEntry'
import { useTranslation } from 'react-i18next'
import { useProfiles } from './data'

/** Returns a function that names the author of a change, and the names of all accounts by id. */
export function useWho() {
  const { t } = useTranslation('console')
  const profiles = useProfiles()
  const rows = profiles.status === 'ready' ? profiles.rows : []
  const names = new Map(rows.map(({ id, full_name }) => [id, full_name || id]))
  const who = (by: string): string => {
    if (by === visitorActor) return t('admin.activity.visitor')
    if (by === serverActor) return t('admin.activity.server')
    // Shows a placeholder while names load: an account id would tell the reader nothing.
    return names.get(by) ?? (profiles.status === 'loading' ? '…' : by)
  }
  return { who, names }
}
