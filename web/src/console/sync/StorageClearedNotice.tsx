import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Strip } from '../../ui/status/Strip'
import { useClearedWork } from './data'
import { exportWork } from './exportWork'

/**
 * Warns that the device's storage was cleared while this page was open, and offers to export the pending work. The
 * session is lost with the storage, so the sign-in page shows this notice as well.
 */
export function StorageClearedNotice() {
  const { t } = useTranslation('console')
  const work = useClearedWork()
  if (work.length === 0) return null
  return (
    <Strip role="alert" $tone="danger">
      <p>{t('admin.sync.storage.cleared')}</p>
      <Button small variant="line" onClick={() => exportWork(work)}>
        {t('admin.sync.refused.export')}
      </Button>
    </Strip>
  )
}
