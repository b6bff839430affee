import { type Budget, budgetBounds } from '@studio/domain/contact'
import type { LanguageCode } from '@studio/domain/languages'
import type { TFunction } from 'i18next'
import { formatPrice } from './format'

/** A budget range in the reader's language. */
export function budgetLabel(t: TFunction, language: LanguageCode, budget: Budget): string {
  const { from, to } = budgetBounds[budget]
  const price = (usd: number | undefined) => (usd === undefined ? '' : formatPrice(language, usd))
  return t(`contact.budgets.${budget}`, { from: price(from), to: price(to) })
}
