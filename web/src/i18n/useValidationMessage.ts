import { isValidationKey } from '@studio/domain/content/fields/validationTexts'
import { useTranslation } from 'react-i18next'

/**
 * Returns a function that translates a schema's message if it is a key. Any other message, such as one in a tab's
 * language, stays as it is, or becomes `other`.
 */
export function useValidationMessage(other?: string): (message: string | undefined) => string | undefined {
  const { t } = useTranslation('public')
  return (message) => {
    if (!message) return undefined
    return isValidationKey(message) ? t(`validation.${message}`) : (other ?? message)
  }
}
