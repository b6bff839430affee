import { contactChatText } from '@studio/domain/chat'
import type { ContactForm } from '@studio/domain/contact'
import type { LanguageCode } from '@studio/domain/languages'
import type { TFunction } from 'i18next'
import { formatPrice } from '../../i18n/format'

/** The budget ranges' bounds in USD (specification, section 9). */
const budgetBounds = {
  bajo: { to: 300 },
  medio: { from: 300, to: 800 },
  alto: { from: 800, to: 2000 },
  premium: { from: 2000 },
} as const
export type Budget = keyof typeof budgetBounds

/** A budget range in the reader's language. */
export function budgetLabel(t: TFunction, language: LanguageCode, budget: Budget): string {
  const bounds: { from?: number; to?: number } = budgetBounds[budget]
  const price = (usd: number | undefined) => (usd === undefined ? '' : formatPrice(language, usd))
  return t(`contact.budgets.${budget}`, { from: price(bounds.from), to: price(bounds.to) })
}

/** The text that opens the chat after an enquiry has been stored. */
export const chatTextOf = (t: TFunction, language: LanguageCode, form: ContactForm) =>
  contactChatText(form, {
    greeting: t('chat.contact', { name: form.name }),
    videoType: t('chat.contactType', { videoType: t(`contact.videoTypes.${form.videoType as 'reel'}`) }),
    budget: form.budget && t('chat.contactBudget', { budget: budgetLabel(t, language, form.budget as Budget) }),
    link: t('chat.contactLink', { link: form.referenceLink }),
  })
