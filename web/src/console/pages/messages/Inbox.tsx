import { trashDays } from '@studio/domain/audit/trashDays'
import { type ContactMessage, isTrashed } from '@studio/domain/messages/message'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { Notice } from '../../../ui/status/Notice'
import { MessageDialog } from './MessageDialog'
import { MessageTable } from './MessageTable'
import { SelectionBar } from './SelectionBar'
import { useMessageActions } from './useMessageActions'

interface InboxProps {
  inbox: { rows: readonly ContactMessage[]; syncStatuses: SyncStatuses }
  /** What is said where there are none; nothing where that is not known yet. */
  empty: string | undefined
  /** What follows the rows. */
  children?: ReactNode
}

/** Messages, what can be done with them, and one of them opened. */
export function Inbox({ inbox, empty, children }: InboxProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { mark, see, moveToInbox, bringBack, remove } = useMessageActions()
  const [opened, setOpened] = useState<ContactMessage>()
  const [deleting, setDeleting] = useState<readonly ContactMessage[]>([])
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  const shown = inbox.rows
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
      {shown.length === 0 && empty && <Notice>{empty}</Notice>}
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
      {children}
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
