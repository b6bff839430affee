import { useTranslation } from 'react-i18next'
import { notify } from '../../ui/toast/Toaster'
import { NotConfirmed } from './useIdentity'

/**
 * Returns a function that shows why `useDemandIdentity` rejected: the user did not confirm, or the server was
 * unreachable.
 */
export function useTellNotConfirmed() {
  const { t } = useTranslation('console')
  return (error: unknown) => {
    if (error instanceof NotConfirmed) return notify.info(t('admin.identity.notConfirmed'))
    console.warn('reauthentication failed', error instanceof Error ? error.message : error)
    notify.error(t('admin.identity.offline'))
  }
}
