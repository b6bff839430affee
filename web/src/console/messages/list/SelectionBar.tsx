import { type ContactMessage, canSuspect, isTrashed, type MessageStatus } from '@studio/domain/messages/message'
import { Archive, Download, Inbox, ShieldAlert, Trash2, Undo2, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { CheckBox } from '../../../ui/form/CheckBox'
import { IconButton } from '../../../ui/IconButton'

interface SelectionBarProps {
  shown: readonly ContactMessage[]
  chosen: readonly ContactMessage[]
  onChooseAll: (isChosen: boolean) => void
  onStatus: (status: MessageStatus) => void
  onInbox: () => void
  onSpam: () => void
  onExport: () => void
  onBringBack: () => void
  onDelete: () => void
}

const marks = ['new', 'read', 'replied'] as const

/** The actions for several selected messages. */
export function SelectionBar({
  shown,
  chosen,
  onChooseAll,
  onStatus,
  onInbox,
  onSpam,
  onExport,
  onBringBack,
  onDelete,
}: SelectionBarProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const words = 'admin.messages.select'
  const markId = useId()
  const isSome = chosen.length > 0
  const inTrash = shown.every(isTrashed)
  const isSuspected = chosen.some(({ suspected }) => suspected)
  return (
    <Root role="group" aria-label={t(`${words}.label`)} $active={isSome}>
      <All>
        <CheckBox
          checked={isSome && chosen.length === shown.length}
          ref={(box) => {
            if (box) box.indeterminate = isSome && chosen.length < shown.length
          }}
          onChange={({ target }) => onChooseAll(target.checked)}
        />
        <span>{t(`${words}.shown`)}</span>
      </All>
      <span role="status">
        {isSome && t(`${words}.count`, { count: chosen.length, n: formatNumber(language, chosen.length) })}
      </span>
      {isSome && (
        <Actions>
          {!inTrash && <span id={markId}>{t(`${words}.mark`)}</span>}
          {(inTrash ? [] : marks).map((status) => (
            <Button key={status} variant="line" small aria-describedby={markId} onClick={() => onStatus(status)}>
              {t(`admin.messages.status.${status}`)}
            </Button>
          ))}
          {inTrash && (
            <Button variant="line" small onClick={onBringBack}>
              <Undo2 aria-hidden size={16} />
              {t('admin.history.trash.bringBack')}
            </Button>
          )}
          {!inTrash && !isSuspected && (
            <Button variant="line" small onClick={() => onStatus('archived')}>
              <Archive aria-hidden size={16} />
              {t(`${words}.archive`)}
            </Button>
          )}
          {isSuspected && (
            <Button variant="line" small onClick={onInbox}>
              <Inbox aria-hidden size={16} />
              {t('admin.messages.inbox.move')}
            </Button>
          )}
          {chosen.some(canSuspect) && (
            <Button variant="line" small onClick={onSpam}>
              <ShieldAlert aria-hidden size={16} />
              {t('admin.inbox.spam.mark')}
            </Button>
          )}
          {!inTrash && (
            <Button variant="line" small onClick={onExport}>
              <Download aria-hidden size={16} />
              {t('admin.messages.csv.open')}
            </Button>
          )}
          <Button variant="line" small onClick={onDelete}>
            <Trash2 aria-hidden size={16} />
            {t('admin.common.delete')}
          </Button>
          <IconButton label={t(`${words}.clear`)} onClick={() => onChooseAll(false)}>
            <X aria-hidden size={18} />
          </IconButton>
        </Actions>
      )}
    </Root>
  )
}

const Root = styled.div<{ $active: boolean }>`
  position: ${({ $active }) => ($active ? 'sticky' : 'static')};
  inset-block-start: 3.5rem;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-block-size: 3.25rem;
  margin-block-end: ${space(1)};
  padding: ${space(0.75)};
  border: 1px solid ${({ $active }) => ($active ? color.secondary : 'transparent')};
  border-radius: ${radius.medium};
  background: ${color.ground};
  /* If the buttons wrap, the one that clears the selection sits in the corner. */
  > :not(:last-child) {
    max-inline-size: calc(100% - 3rem);
  }
  > [role='status']:not(:last-child) {
    margin-inline-end: 2.25rem;
  }
  > :last-child > :last-child {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
  ${breakpoint.wide} {
    > [role='status']:not(:last-child) {
      margin-inline-end: 0;
    }
    > :last-child > :last-child {
      position: static;
    }
  }
  /* A very low window, or a strongly enlarged page, has no room for a sticky bar. */
  @media (max-height: 30rem) {
    position: relative;
    inset-block-start: auto;
  }
`
const All = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 2.75rem;
  cursor: pointer;
`
/* A small gap on narrow screens: the bar is sticky and must leave room for the rows. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.75)};
  min-inline-size: 0;
  ${breakpoint.medium} {
    gap: ${space(1)};
  }
`
