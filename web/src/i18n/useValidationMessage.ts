import { isValidationKey } from '@studio/domain/content/fields/validationTexts'
import { useTranslation } from 'react-i18next'

/**
 * The words for a schema's message: looked up where it is a key. What is no key (the texts of a language's tab) comes as
 * it is, or as `other`.
 */
export function useValidationMessage(other?: string): (message: string | undefined) => string | undefined {
  const { t } = useTranslation('public')
  return (message) => {
    if (!message) return undefined
    return isValidationKey(message) ? t(`validation.${message}`) : (other ?? message)
  }
}
