import { budgets } from '@studio/domain/messages/contact'
import type { Reading } from '@studio/domain/messages/inbox/knownMessages'
import { messageMatcher } from '@studio/domain/messages/inbox/messageSearch'
import { type ContactMessage, isTrashed, type MessageStatus } from '@studio/domain/messages/message'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { budgetLabel } from '../../../i18n/budgetLabel'
import { languageName } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { download } from '../../../lib/download'
import { countForExport, exportPages } from '../data'
import { useSubject } from '../useSubject'

/** The progress of an export; `read` and `total` count messages. */
type ExportState =
  | { step: 'idle' | 'failed' | 'stopped' }
  | { step: 'reading'; read: number; total: number }
  | { step: 'done'; exported: number }

/** The messages to export: one kind or all, and a search text, which may be empty. */
export interface ExportChoice {
  reading: Reading
  search: string
}

/** Returns the state of the export and functions to start and stop it. Unmounting stops it as well. */
export function useExport() {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const { language } = useLanguage()
  const subjectOf = useSubject()
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const save = async (messages: ContactMessage[]) => {
    const [{ messagesCsv }, { csvDay }] = await Promise.all([import('./messagesCsv'), import('../../../lib/csv')])
    const column = (name: 'name' | 'email' | 'subject' | 'received' | 'message') => t(`admin.messages.dialog.${name}`)
    const label = (status: MessageStatus) => t(`admin.messages.status.${status}`)
    const csv = messagesCsv(
      language,
      messages.map((message) => ({ ...message, subject: subjectOf(message.subject) })),
      {
        head: {
          received: column('received'),
          status: t('admin.messages.status.label'),
          name: column('name'),
          email: column('email'),
          subject: column('subject'),
          message: column('message'),
          reference_link: tp('contact.form.referenceLink'),
          budget: tp('contact.form.budget'),
          language: t('admin.messages.csv.language'),
          note: t('admin.messages.csv.note'),
        },
        language: (stored) => stored && languageName(language, stored),
        budget: (stored) => {
          const budget = budgets.find((one) => one === stored)
          return budget ? budgetLabel(tp, language, budget) : ''
        },
        status: { new: label('new'), read: label('read'), replied: label('replied'), archived: label('archived') },
      },
    )
    download(`${t('admin.messages.csv.name')}-${csvDay()}.csv`, 'text/csv;charset=utf-8', csv)
  }

  const read = async ({ reading, search }: ExportChoice, { signal }: AbortController) => {
    const isFound = messageMatcher(search)
    const found: ContactMessage[] = []
    let done = 0
    setState({ step: 'reading', read: done, total: 0 })
    // A search covers all messages outside the trash, whatever the filter.
    const range = search.trim() === '' ? reading : 'everything'
    const total = await countForExport(range)
    if (signal.aborted) return
    setState({ step: 'reading', read: done, total })
    for await (const page of exportPages(range)) {
      if (signal.aborted) return
      done += page.length
      found.push(...page.filter((message) => !isTrashed(message) && isFound(message)))
      setState({ step: 'reading', read: done, total: Math.max(total, done) })
    }
    await save(found)
    setState({ step: 'done', exported: found.length })
  }

  return {
    state,
    start: (choice: ExportChoice) => {
      const control = new AbortController()
      running.current = control
      read(choice, control).catch((error: unknown) => {
        console.warn('the messages could not be exported', error instanceof Error ? error.message : error)
        if (!control.signal.aborted) setState({ step: 'failed' })
      })
    },
    stop: () => {
      running.current?.abort()
      setState({ step: 'stopped' })
    },
  }
}
