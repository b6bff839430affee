import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNetworkError } from '../../lib/network'
import { notify } from '../../ui/toast/Toaster'

/** Runs a call that changes the live release. Its result appears in the state of publication; a failure in a toast. */
export function usePublishing() {
  const { t } = useTranslation('console')
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    notify.forgetErrors()
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      console.warn('the live release could not be changed', error instanceof Error ? error.message : error)
      notify.error(
        t('admin.sync.livePage.failed'),
        isNetworkError(error) ? t('admin.sync.livePage.needsNetwork') : undefined,
      )
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}
