import { type ValidationKey, validationTexts } from '@studio/domain/content/validationTexts'
import { useTranslation } from 'react-i18next'

/** The words for a schema's message: looked up where it is a key; the texts of a language's tab come as they are. */
export function useValidationMessage(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation('public')
  return (message) => (message && message in validationTexts ? t(`validation.${message as ValidationKey}`) : message)
}
