import { isLanguage } from '@studio/domain/languages'
import { limitsInTexts } from '@studio/domain/limits'
import type { FormatterModule } from 'i18next'
import { formatNumber } from './format'

/** What stands in a text for its variables: what they are as they are, and the limits in every text. */
export const interpolation = { escapeValue: false, defaultVariables: limitsInTexts, alwaysFormat: true }

const nothing = () => undefined

/** Writes every variable that is a number as the language does. No text names a format of its own. */
export const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value, _, language) =>
    typeof value === 'number' && isLanguage(language) ? formatNumber(language, value) : value,
}
