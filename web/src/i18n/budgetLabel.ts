import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { type Budget, budgetBounds } from '@studio/domain/messages/contact'
import type { TFunction } from 'i18next'
import { formatPrice } from './format'

/** A budget range in the reader's language. Its prices run from left to right, also where they stand in no element. */
export function budgetLabel(t: TFunction, language: LanguageCode, budget: Budget): string {
  const { from, to } = budgetBounds[budget]
  const price = (usd: number | undefined) => {
    const text = usd === undefined ? '' : formatPrice(language, usd)
    return languageOf(language).dir === 'rtl' ? `\u2066${text}\u2069` : text
  }
  return t(`contact.budgets.${budget}`, { from: price(from), to: price(to) })
}
