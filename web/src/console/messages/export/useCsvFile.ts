import { budgets } from '@studio/domain/messages/contact'
import type { ContactMessage, MessageStatus } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import { budgetLabel } from '../../../i18n/budgetLabel'
import { languageName } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { download } from '../../../lib/download'
import { useSubject } from '../useSubject'

/** Returns a function that downloads messages as a CSV file in the interface's language. */
export function useCsvFile() {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const { language } = useLanguage()
  const subjectOf = useSubject()
  return async (messages: readonly ContactMessage[]) => {
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
          phone: tp('contact.form.phone'),
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
}
