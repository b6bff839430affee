import type { ContactMessage } from '@studio/domain/messages/message'
import { reminderDays } from '@studio/domain/messages/reminder'
import { dayAfter } from '@studio/domain/values/day'
import { useTranslation } from 'react-i18next'
import { useStudioDay } from '../../../content/settings/useStudioDay'
import { formatDate, formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { Field, Select } from '../../../ui/form/Field'

interface ReminderFieldProps {
  message: ContactMessage
  onRemind: (day: string) => void
}

/** Chooses when the console reminds of a message: in some days, or never. */
export function ReminderField({ message: { remind_on }, onRemind }: ReminderFieldProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const today = useStudioDay()
  const choices = reminderDays.map((days) => ({ days, day: dayAfter(today, days) }))
  const isOther = remind_on !== '' && choices.every(({ day }) => day !== remind_on)
  return (
    <Field label={t('admin.inbox.remind.label')}>
      {(control) => (
        <Select {...control} value={remind_on} onChange={({ target }) => onRemind(target.value)}>
          <option value="">{t('admin.inbox.remind.never')}</option>
          {isOther && <option value={remind_on}>{formatDate(language, remind_on)}</option>}
          {choices.map(({ days, day }) => (
            <option key={day} value={day}>
              {t('admin.inbox.remind.in', {
                count: days,
                n: formatNumber(language, days),
                day: formatDate(language, day),
              })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
