import { useTranslation } from 'react-i18next'
import { notify } from '../../ui/toast/Toaster'
import { NotConfirmed } from './useIdentity'

/** Says why `useDemandIdentity` rejected: somebody did not confirm, or the server could not be reached. */
export function useTellNotConfirmed() {
  const { t } = useTranslation('console')
  return (error: unknown) => {
    if (error instanceof NotConfirmed) return notify.info(t('admin.identity.notConfirmed'))
    console.warn('reauthentication failed', error instanceof Error ? error.message : error)
    notify.error(t('admin.identity.offline'))
  }
}
