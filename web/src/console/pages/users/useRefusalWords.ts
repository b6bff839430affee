import { useTranslation } from 'react-i18next'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import type { Refusal } from './refusal'

/** A refusal in the reader's words. */
export function useRefusalWords() {
  const { t } = useTranslation('console')
  const says = useValidationMessage()
  return ({ key, text, field }: Refusal): string => {
    if (field) return says(field.message) ?? ''
    if (key === 'ended') return t('admin.identity.ended')
    return key ? t(`admin.users.create.${key}`) : (text ?? '')
  }
}
