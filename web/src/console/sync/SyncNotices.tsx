import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { Strip } from '../../ui/status/Strip'
import { ConflictNotice } from './ConflictNotice'
import { useSync } from './data'
import { FilmUploads } from './FilmUploads'
import { StorageClearedNotice } from './StorageClearedNotice'

/** Warnings on every page: work that this device cannot store, conflicts, or a page that has to be reloaded. */
export function SyncNotices() {
  const { t } = useTranslation('console')
  const { isRead, isLasting, isBroken, retry } = useSync()
  const [isPutOff, setIsPutOff] = useState(false)
  return (
    <>
      {isRead && !isLasting && (
        <Strip role="alert" $tone="danger">
          <p>{t('admin.sync.storage.none')}</p>
        </Strip>
      )}
      {retry && (
        <Strip role="alert" $tone="danger">
          <p>{t('admin.sync.storage.unread')}</p>
          <Button small variant="line" onClick={retry}>
            {t('admin.sync.refused.retry')}
          </Button>
        </Strip>
      )}
      <StorageClearedNotice />
      <ConflictNotice />
      <FilmUploads />
      {isBroken && !isPutOff && (
        <ConfirmDialog
          title={t('admin.sync.broken.title')}
          text={t('admin.sync.broken.text')}
          confirm={t('admin.sync.broken.reload')}
          cancel={t('admin.common.cancel')}
          onConfirm={() => location.reload()}
          onCancel={() => setIsPutOff(true)}
        />
      )}
    </>
  )
}
