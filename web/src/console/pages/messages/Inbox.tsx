import { trashDays } from '@studio/domain/audit/trashDays'
import { type ContactMessage, isTrashed } from '@studio/domain/messages/message'
import { messageMatcher } from '@studio/domain/messages/messageSearch'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { Notice } from '../../../ui/status/Notice'
import { LoadedSoFar } from './LoadedSoFar'
import { MessageDialog } from './MessageDialog'
import { MessageTable } from './MessageTable'
import { SelectionBar } from './SelectionBar'
import type { useInbox } from './useInbox'
import { useMessageActions } from './useMessageActions'

interface InboxProps {
  inbox: ReturnType<typeof useInbox>
  search: string
  /** How many messages this filter has on the server, if known. */
  total: number | undefined
}

/** The loaded messages that match the search, what can be done with them, and one of them opened. */
export function Inbox({ inbox, search, total }: InboxProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { mark, see, moveToInbox, bringBack, remove } = useMessageActions()
  const [opened, setOpened] = useState<ContactMessage>()
  const [deleting, setDeleting] = useState<readonly ContactMessage[]>([])
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  const shown = inbox.rows.filter(messageMatcher(search))
  const chosen = shown.filter(({ id }) => chosenIds.has(id))
  // A message that left the filter while it is open stays open, as it was seen last.
  const open = opened && (inbox.rows.find(({ id }) => id === opened.id) ?? opened)

  /** Shows a message as it will be; gives what shows it as it was, should the change come to nothing. */
  const show = (message: ContactMessage, change: Partial<ContactMessage>) => {
    setOpened({ ...message, ...change })
    return () => setOpened((now) => (now?.id === message.id ? message : now))
  }
  const setStatus = (message: ContactMessage, status: ContactMessage['status']) =>
    mark([message], status, show(message, { status }))
  const choose = (message: ContactMessage, isChosen: boolean) => {
    const next = new Set(chosenIds)
    if (isChosen) next.add(message.id)
    else next.delete(message.id)
    setChosenIds(next)
  }
  const [first] = deleting
  const close = () => {
    setOpened(undefined)
    // The row that opened it may have left the list meanwhile: the keyboard goes on at the list.
    requestAnimationFrame(() => document.activeElement === document.body && list.current?.focus())
  }

  return (
    <div ref={list} tabIndex={-1}>
      {inbox.rows.length === 0 && <Notice>{t('admin.messages.empty')}</Notice>}
      {inbox.rows.length > 0 && shown.length === 0 && <Notice>{t('admin.messages.search.none')}</Notice>}
      {shown.length > 0 && (
        <>
          <SelectionBar
            shown={shown}
            chosen={chosen}
            onChooseAll={(isChosen) => setChosenIds(new Set(isChosen ? shown.map(({ id }) => id) : []))}
            onStatus={(status) => {
              mark(chosen, status)
              setChosenIds(new Set())
            }}
            onInbox={() => {
              moveToInbox(chosen)
              setChosenIds(new Set())
            }}
            onBringBack={() => {
              bringBack(chosen)
              setChosenIds(new Set())
            }}
            onDelete={() => setDeleting(chosen)}
          />
          <MessageTable
            rows={shown}
            syncStatuses={inbox.syncStatuses}
            chosen={chosenIds}
            onChoose={choose}
            // Opening a new message reads it (specification, section 4).
            onView={(message) =>
              message.status === 'new' && !isTrashed(message)
                ? see(message, show(message, { status: 'read' }))
                : setOpened(message)
            }
            onDelete={(message) => setDeleting([message])}
          />
        </>
      )}
      {inbox.rows.length > 0 && <LoadedSoFar inbox={inbox} isSearching={search.trim() !== ''} total={total} />}
      {open && (
        <MessageDialog
          message={open}
          onStatus={(status) => setStatus(open, status)}
          onInbox={() => moveToInbox([open], show(open, { suspected: false }))}
          onBringBack={() => {
            bringBack([open])
            close()
          }}
          onDelete={() => setDeleting([open])}
          onClose={close}
        />
      )}
      {first && (
        <ConfirmDialog
          isDanger
          title={deleting.length > 1 ? t('admin.messages.deleteManyTitle') : t('admin.messages.deleteTitle')}
          text={
            deleting.length > 1
              ? t('admin.messages.deleteManyText', { n: formatNumber(language, deleting.length) })
              : t('admin.messages.deleteText')
          }
          hint={
            isTrashed(first) ? undefined : t('admin.history.trash.kept', { days: formatNumber(language, trashDays) })
          }
          confirm={t('admin.common.delete')}
          cancel={t('admin.common.cancel')}
          onCancel={() => setDeleting([])}
          onConfirm={() => {
            remove(deleting)
            setDeleting([])
            setChosenIds(new Set())
            setOpened(undefined)
          }}
        />
      )}
    </div>
  )
}
