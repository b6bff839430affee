import type { LanguageCode } from '@studio/domain/languages'
import type { Budget, ContactForm } from '@studio/domain/messages/contact'
import { contactChatText } from '@studio/domain/offers/chat'
import type { TFunction } from 'i18next'
import { budgetLabel } from '../../i18n/budgetLabel'

/** Returns the text that opens the chat after an enquiry was stored. */
export const chatTextOf = (t: TFunction, language: LanguageCode, form: ContactForm) =>
  contactChatText(form, {
    greeting: t('chat.contact', { name: form.name }),
    videoType: t('chat.contactType', { videoType: t(`contact.videoTypes.${form.videoType as 'reel'}`) }),
    budget: form.budget && t('chat.contactBudget', { budget: budgetLabel(t, language, form.budget as Budget) }),
    link: t('chat.contactLink', { link: form.referenceLink }),
  })
