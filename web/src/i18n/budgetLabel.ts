import type { LanguageCode } from '@studio/domain/languages'
import { type Budget, budgetBounds } from '@studio/domain/messages/contact'
import type { TFunction } from 'i18next'
import { pricesInText } from './format'

/** Returns a budget range in the reader's language. */
export function budgetLabel(t: TFunction, language: LanguageCode, budget: Budget): string {
  const { from, to } = budgetBounds[budget]
  if (from !== undefined && to !== undefined) return pricesInText(language, from, to)
  const price = pricesInText(language, from ?? to ?? 0)
  return t(from === undefined ? 'contact.budgets.bajo' : 'contact.budgets.premium', { price })
}
