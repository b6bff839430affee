import type { ContactMessage } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Spinner } from '../../../ui/screen/Spinner'
import type { Live } from '../data'

/** Replaces a linked message that cannot be shown: still loading, not available offline, failed, or deleted. */
export function MessageAway({ live, onClose }: { live: Live<ContactMessage>; onClose: () => void }) {
  const { t } = useTranslation('console')
  return (
    <Dialog title={t('admin.messages.dialog.message')} closeLabel={t('admin.messages.dialog.close')} onClose={onClose}>
      {live.status === 'loading' && <Spinner label={t('admin.nav.messages')} />}
      {live.status === 'offlineEmpty' && <p role="status">{t('admin.common.offlineEmpty')}</p>}
      {live.status === 'ready' && <p role="status">{t('admin.answers.place.gone')}</p>}
      {live.status === 'failed' && (
        <>
          <p role="alert">{t('admin.messages.loadError')}</p>
          <Button onClick={live.retry}>{t('admin.common.reload')}</Button>
        </>
      )}
    </Dialog>
  )
}
