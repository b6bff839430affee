import { isLanguage } from '@studio/domain/languages'
import { limitsInTexts } from '@studio/domain/limits'
import type { FormatterModule } from 'i18next'
import { formatNumber } from './format'
import { isolated } from './isolated'

/** What stands in a text for its variables: what they are as they are, and the limits in every text. */
export const interpolation = { escapeValue: false, defaultVariables: limitsInTexts, alwaysFormat: true }

const nothing = () => undefined

/**
 * Writes numbers as the language does. In the console, where names of all scripts meet, other variables also keep their
 * own direction. No text names a format of its own.
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
