import type { ContactMessage } from '@studio/domain/messages/message'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { useTranslation } from 'react-i18next'
import { Hidden } from '../../../ui/Hidden'
import { VirtualTable } from '../../../ui/table/VirtualTable'
import { MessageRow } from './MessageRow'

interface MessageTableProps {
  rows: readonly ContactMessage[]
  /** How rows stand that this device has work for. */
  syncStatuses: SyncStatuses
  chosen: ReadonlySet<string>
  onChoose: (message: ContactMessage, isChosen: boolean) => void
  onView: (message: ContactMessage) => void
  onDelete: (message: ContactMessage) => void
}

/** Messages, the newest first. */
export function MessageTable({ rows, syncStatuses, chosen, onChoose, onView, onDelete }: MessageTableProps) {
  const { t } = useTranslation('console')
  const words = 'admin.messages.table'
  return (
    <VirtualTable
      label={t('admin.nav.messages')}
      rows={rows}
      head={
        <>
          <th scope="col">
            <Hidden>{t(`${words}.select`)}</Hidden>
          </th>
          <th scope="col">{t('admin.messages.status.label')}</th>
          <th scope="col">{t(`${words}.name`)}</th>
          <th scope="col" data-wide="most">
            {t(`${words}.email`)}
          </th>
          <th scope="col" data-wide>
            {t(`${words}.subject`)}
          </th>
          <th scope="col" data-wide>
            {t(`${words}.date`)}
          </th>
          <th scope="col">{t('admin.common.actions')}</th>
        </>
      }
    >
      {(message, place) => (
        <MessageRow
          message={message}
          place={place}
          syncStatus={syncStatuses.get(message.id)?.syncStatus ?? 'published'}
          isChosen={chosen.has(message.id)}
          onChoose={onChoose}
          onView={onView}
          onDelete={onDelete}
        />
      )}
    </VirtualTable>
  )
}
