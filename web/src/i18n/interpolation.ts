import { isLanguage } from '@studio/domain/languages'
import { limitsInTexts } from '@studio/domain/limits'
import type { FormatterModule } from 'i18next'
import { formatNumber } from './format'
import { isolated } from './isolated'

/** The options for variables in texts: values are not escaped, and the limits are available in every text. */
export const interpolation = { escapeValue: false, defaultVariables: limitsInTexts, alwaysFormat: true }

const nothing = () => undefined

/**
 * Formats numbers in the text's language. In the console, where names of all scripts meet, it also isolates other
 * variables' direction. Texts name no formats of their own.
 */
export const variablesInTexts: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value, _, language, options) => {
    if (!isLanguage(language)) return value
    if (typeof value === 'number') return formatNumber(language, value)
    // `ns` is the dictionary's name, or a list with it.
    return typeof value === 'string' && String(options?.ns) === 'console' ? isolated(language, value) : value
  },
}
