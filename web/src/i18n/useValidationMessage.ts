import { isValidationKey } from '@studio/domain/content/fields/validationTexts'
import { useTranslation } from 'react-i18next'

/**
 * Returns a function that translates a schema's message if it is a key. Any other message, such as one in a tab's
 * language, stays as it is, or becomes `other`.
 */
export function useValidationMessage(other?: string): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation('public')
  return (message) => {
    if (!message) return undefined
    if (isValidationKey(message)) return t(`validation.${message}`)
    // Messages about prices are in the console's dictionary, to keep them from visitors.
    const inConsole = `admin.prices.wrong.${message}`
    if (i18n.exists(inConsole, { ns: 'console' })) return i18n.t(inConsole as 'admin.prices.title', { ns: 'console' })
    return other ?? message
  }
}
