import type { ContactMessage } from '@studio/domain/messages/message'
import { isNearEnd } from '@studio/domain/messages/retention'
import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import { Eye, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatDate } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color } from '../../../theme/tokens'
import { CheckBox } from '../../../ui/form/CheckBox'
import { IconButton } from '../../../ui/IconButton'
import { Badge } from '../../../ui/status/Badge'
import { SyncStatusIcon } from '../../../ui/status/SyncStatusIcon'
import { RowActions } from '../../../ui/table/Table'
import type { RowPlace } from '../../../ui/table/VirtualTable'
import { StatusBadge } from './StatusBadge'
import { useSubject } from './useSubject'

interface MessageRowProps {
  message: ContactMessage
  place: RowPlace
  syncStatus: SyncStatus
  isChosen: boolean
  onChoose: (message: ContactMessage, isChosen: boolean) => void
  onView: (message: ContactMessage) => void
  onDelete: (message: ContactMessage) => void
}

/** One message in the table; a new one stands out. */
export function MessageRow({ message, place, syncStatus, isChosen, onChoose, onView, onDelete }: MessageRowProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const subjectOf = useSubject()
  const { name, email, status, subject, created_at, expires_at } = message
  return (
    <Row {...place} $new={status === 'new'}>
      <td>
        <CheckBox
          aria-label={t('admin.messages.select.row', { name })}
          checked={isChosen}
          onChange={({ target }) => onChoose(message, target.checked)}
        />
      </td>
      <td>
        <StatusBadge status={status} />
      </td>
      <th scope="row">
        <bdi>{name}</bdi>
        {isNearEnd(expires_at, Date.now()) && (
          <Ending>
            <Badge $tone="accent">{t('admin.messages.endsSoon', { day: formatDate(language, expires_at) })}</Badge>
          </Ending>
        )}
        {syncStatus !== 'published' && <SyncStatusIcon syncStatus={syncStatus} />}
      </th>
      <Email data-wide="most">
        <bdi dir="ltr">{email}</bdi>
      </Email>
      <td data-wide>
        <bdi>{subjectOf(subject) || '-'}</bdi>
      </td>
      <Day data-wide>{created_at > 0 ? formatDate(language, created_at) : '-'}</Day>
      <td>
        <RowActions>
          <IconButton label={t('admin.messages.view', { name })} onClick={() => onView(message)}>
            <Eye aria-hidden size={18} />
          </IconButton>
          <IconButton label={t('admin.messages.delete', { name })} onClick={() => onDelete(message)}>
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </RowActions>
      </td>
    </Row>
  )
}

const Row = styled.tr<{ $new: boolean }>`
  background: ${({ $new }) => ($new ? color.secondarySoft : 'transparent')};
  && th[scope='row'] {
    font-weight: ${({ $new }) => ($new ? 700 : 500)};
    overflow-wrap: anywhere;
    ${breakpoint.medium} {
      overflow-wrap: break-word;
    }
  }
  /* What has the focus is not left behind the bars that stay in view. */
  input,
  button {
    scroll-margin-block-start: 8rem;
  }
`
const Ending = styled.div`
  margin-block-start: 0.25rem;
  font-weight: 400;
`
const Email = styled.td`
  overflow-wrap: anywhere;
`
const Day = styled.td`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`
