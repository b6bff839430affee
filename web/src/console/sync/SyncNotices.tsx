import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { useSync } from './data'
import { exportWork } from './exportWork'

/** What the owner must know wherever they are: nothing is kept on this device, or the page has to be loaded again. */
export function SyncNotices() {
  const { t } = useTranslation('console')
  const { isRead, isLasting, isBroken, wasCleared, waitingEntries } = useSync()
  const [isPutOff, setIsPutOff] = useState(false)
  return (
    <>
      {isRead && !isLasting && <Strip role="alert">{t('admin.sync.storage.none')}</Strip>}
      {wasCleared && waitingEntries.length > 0 && (
        <Strip role="alert">
          {t('admin.sync.storage.cleared')}{' '}
          <Button small variant="line" onClick={() => exportWork(waitingEntries)}>
            {t('admin.sync.refused.export')}
          </Button>
        </Strip>
      )}
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

const Strip = styled.p`
  grid-column: 1 / -1;
  margin-block-end: ${space(2)};
  padding: ${space(1)} ${space(2)};
  background: ${color.danger};
  color: ${color.onDanger};
  font-weight: 600;
  button {
    border-color: currentcolor;
    color: inherit;
  }
`
