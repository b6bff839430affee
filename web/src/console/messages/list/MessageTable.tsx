import type { ContactMessage } from '@studio/domain/messages/message'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { VirtualTable } from '../../../ui/table/VirtualTable'
import type { useOpened } from '../open/useOpened'
import { MessageRow } from './MessageRow'

interface MessageTableProps {
  rows: readonly ContactMessage[]
  /** The sync status of rows with pending changes on this device. */
  syncStatuses: SyncStatuses
  chosen: ReadonlySet<string>
  /** `current` is the row that shortcuts act on, `goTo` the row to focus. */
  current: string | undefined
  goTo: { id: string } | undefined
  onCurrent: (id: string | undefined) => void
  linkTo: ReturnType<typeof useOpened>['linkTo']
  onChoose: (message: ContactMessage, isChosen: boolean) => void
  onArchive: (message: ContactMessage) => void
  onNotRobot: (message: ContactMessage) => void
  onSpam: (message: ContactMessage) => void
  onDelete: (message: ContactMessage) => void
}

/** The table of messages, newest first. */
export function MessageTable(props: MessageTableProps) {
  const { rows, syncStatuses, chosen, current, goTo, onCurrent, linkTo, ...on } = props
  const { t } = useTranslation('console')
  const words = 'admin.messages.table'
  return (
    <Headless>
      <VirtualTable
        label={t('admin.nav.messages')}
        rows={rows}
        goTo={goTo}
        onTouch={onCurrent}
        head={
          <>
            <th scope="col">{t(`${words}.select`)}</th>
            <th scope="col">{t('admin.messages.dialog.message')}</th>
            <th scope="col">{t('admin.common.actions')}</th>
          </>
        }
      >
        {(message, place) => (
          <MessageRow
            message={message}
            place={place}
            syncStatus={syncStatuses.get(message.id)?.syncStatus ?? 'published'}
            isCurrent={message.id === current}
            isChosen={chosen.has(message.id)}
            link={linkTo(message.id)}
            {...on}
          />
        )}
      </VirtualTable>
    </Headless>
  )
}

/* The rows are clear to sighted readers without a head; it is only for screen readers. */
const Headless = styled.div`
  thead {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
