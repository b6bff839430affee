import { budgets, type ContactInput, videoTypes } from '@studio/domain/messages/contact'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { budgetLabel } from '../../i18n/budgetLabel'
import { useLanguage } from '../../i18n/useLanguage'
import { Field, Select } from '../../ui/form/Field'

interface ChoicesProps {
  register: UseFormRegister<ContactInput>
  errors: FieldErrors<ContactInput>
  messageOf: (message: string | undefined) => string | undefined
}

/** The two optional lists: kind of video and budget. */
export function Choices({ register, errors, messageOf }: ChoicesProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <>
      <Field label={t('contact.form.videoType')} error={messageOf(errors.videoType?.message)}>
        {(props) => (
          <Select {...props} {...register('videoType')}>
            <option value="">{t('contact.form.videoTypeNone')}</option>
            {videoTypes.map((type) => (
              <option key={type} value={type}>
                {t(`contact.videoTypes.${type}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('contact.form.budget')} error={messageOf(errors.budget?.message)}>
        {(props) => (
          <Select {...props} {...register('budget')}>
            <option value="">{t('contact.form.budgetNone')}</option>
            {budgets.map((budget) => (
              <option key={budget} value={budget}>
                {budgetLabel(t, language, budget)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
