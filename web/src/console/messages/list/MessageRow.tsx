import { budgets } from '@studio/domain/messages/contact'
import { type ContactMessage, canArchive, canSuspect } from '@studio/domain/messages/message'
import { expiresSoon } from '@studio/domain/messages/retention'
import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import { Archive, Inbox, NotebookPen, ShieldAlert, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps } from 'react-router-dom'
import { budgetLabel } from '../../../i18n/budgetLabel'
import { formatDate, formatRecent } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { bestTime } from '../../../lib/serverTime'
import { CheckBox } from '../../../ui/form/CheckBox'
import { Hidden } from '../../../ui/Hidden'
import { IconButton } from '../../../ui/IconButton'
import { Badge } from '../../../ui/status/Badge'
import { SyncStatusIcon } from '../../../ui/status/SyncStatusIcon'
import type { RowPlace } from '../../../ui/table/VirtualTable'
import { useSubject } from '../useSubject'
import { Actions, Budget, Email, Lines, Main, Marks, Name, Row, Target, When, Words } from './messageRowParts'
import { StatusBadge } from './StatusBadge'

interface MessageRowProps {
  message: ContactMessage
  place: RowPlace
  syncStatus: SyncStatus
  isCurrent: boolean
  isChosen: boolean
  link: Pick<LinkProps, 'to' | 'state'>
  onChoose: (message: ContactMessage, isChosen: boolean) => void
  onArchive: (message: ContactMessage) => void
  onNotRobot: (message: ContactMessage) => void
  onSpam: (message: ContactMessage) => void
  onDelete: (message: ContactMessage) => void
}

/** Number of characters shown: enough to fill two lines. */
const shown = 200

/** A message in two lines: sender and time, then subject, text and budget. The whole row opens it. */
export function MessageRow({ message, place, syncStatus, isCurrent, isChosen, link, ...on }: MessageRowProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const { language } = useLanguage()
  const subjectOf = useSubject()
  const { name, email, status, subject, created_at, expires_at, suspected, note, remind_on } = message
  const budget = budgets.find((one) => one === message.budget)
  const text = message.message.slice(0, shown).replace(/\s+/g, ' ').trim()
  return (
    <Row {...place} $new={status === 'new'}>
      <td>
        <Target>
          <CheckBox
            aria-label={t('admin.messages.select.row', { name })}
            checked={isChosen}
            onChange={({ target }) => on.onChoose(message, target.checked)}
          />
        </Target>
      </td>
      <Main scope="row" aria-label={name}>
        <Lines>
          <Name>
            <Link
              {...link}
              data-opens
              aria-current={isCurrent || undefined}
              aria-label={t('admin.messages.view', { name })}
            >
              <bdi data-name>{name}</bdi>
            </Link>
          </Name>
          <When>{created_at > 0 ? formatRecent(language, created_at, bestTime()) : '-'}</When>
          <Email>
            <bdi dir="ltr">{email}</bdi>
          </Email>
          <Words dir="auto">
            {subject && (
              <>
                <bdi>{subjectOf(subject)}</bdi>
                <span> · </span>
              </>
            )}
            <span data-text>{text}</span>
          </Words>
          <Marks>
            <StatusBadge status={status} />
            {suspected && <Badge $tone="accent">{t('admin.messages.filter.suspected')}</Badge>}
            {expiresSoon(expires_at, bestTime()) && (
              <Badge $tone="accent">{t('admin.messages.endsSoon', { day: formatDate(language, expires_at) })}</Badge>
            )}
            {remind_on && <Badge>{t('admin.inbox.remind.on', { day: formatDate(language, remind_on) })}</Badge>}
            {note && (
              <>
                <NotebookPen aria-hidden size={16} />
                <Hidden>{t('admin.answers.note.label')}</Hidden>
              </>
            )}
            {syncStatus !== 'published' && <SyncStatusIcon syncStatus={syncStatus} />}
          </Marks>
          {budget && <Budget>{budgetLabel(tp, language, budget)}</Budget>}
        </Lines>
      </Main>
      <td>
        <Actions>
          {canArchive(message) && (
            <IconButton
              label={t('admin.answers.place.archive', { name })}
              aria-keyshortcuts="E"
              onClick={() => on.onArchive(message)}
            >
              <Archive aria-hidden size={18} />
            </IconButton>
          )}
          {suspected && (
            <IconButton
              label={t('admin.answers.place.notRobot', { name })}
              aria-keyshortcuts="S"
              onClick={() => on.onNotRobot(message)}
            >
              <Inbox aria-hidden size={18} />
            </IconButton>
          )}
          {canSuspect(message) && (
            <span data-wide>
              <IconButton label={t('admin.inbox.spam.markOf', { name })} onClick={() => on.onSpam(message)}>
                <ShieldAlert aria-hidden size={18} />
              </IconButton>
            </span>
          )}
          <span data-wide>
            <IconButton label={t('admin.messages.delete', { name })} onClick={() => on.onDelete(message)}>
              <Trash2 aria-hidden size={18} />
            </IconButton>
          </span>
        </Actions>
      </td>
    </Row>
  )
}
