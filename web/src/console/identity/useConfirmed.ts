import { useTranslation } from 'react-i18next'
import { isNetworkError } from '../../lib/network'
import { notify } from '../../ui/toast/Toaster'
import { isSessionOver } from './data'
import { NotConfirmed, useIdentity } from './useIdentity'

/**
 * Returns a function that runs an action that needs a recent sign-in, and shows why it failed. The function returns
 * whether the action succeeded. `what` as for `useIdentity`; `failed` is the error text, unless the session has ended.
 */
export function useConfirmed() {
  const { t } = useTranslation('console')
  const withIdentity = useIdentity()
  return async (what: string, act: () => Promise<unknown>, failed: string): Promise<boolean> => {
    notify.forgetErrors()
    try {
      await withIdentity(what, act)
      return true
    } catch (error) {
      if (error instanceof NotConfirmed) notify.info(t('admin.identity.notConfirmed'))
      else {
        console.warn('an account could not be changed', error instanceof Error ? error.message : error)
        const why = isNetworkError(error) ? t('admin.identity.offline') : undefined
        notify.error(isSessionOver(error) ? t('admin.identity.ended') : failed, why)
      }
      return false
    }
  }
}
