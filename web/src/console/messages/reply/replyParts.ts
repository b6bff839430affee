import { budgets } from '@studio/domain/messages/contact'
import type { ContactMessage } from '@studio/domain/messages/message'
import { type ReplyTemplate, replyText } from '@studio/domain/messages/reply/replyText'
import type { Offer } from '@studio/domain/offers/plans'
import { budgetLabel } from '../../../i18n/budgetLabel'
import { formatMoment, pricesInText } from '../../../i18n/format'
import { subjectIn } from '../useSubject'
import type { WordsIn } from './useWordsIn'

/** Returns the subject and the line above the quotation, in the visitor's language. */
export function quoteWords({ name, subject, created_at }: ContactMessage, { language, t, tc }: WordsIn) {
  const when = created_at > 0 ? formatMoment(language, created_at) : '-'
  return {
    subject: tc('admin.messages.reply.subject', { subject: subjectIn(t, tc, subject) }),
    intro: tc('admin.messages.reply.intro', { when, name }),
  }
}

/** Returns a template's text in the visitor's language, with the name and wishes filled in; '' means no template. */
export function answerFrom(
  template: ReplyTemplate | '',
  message: ContactMessage,
  { language, t, tc }: WordsIn,
  { pilot }: Offer,
  signature: string,
): string {
  const { name, subject, reference_link: link } = message
  const budget = budgets.find((one) => one === message.budget)
  const videoType = subjectIn(t, tc, subject)
  // A general enquiry is not a video type, so the reply does not repeat it.
  const isType = videoType !== '' && videoType !== tc('admin.messages.general')
  const lines = [
    isType && t('chat.contactType', { videoType }),
    budget && t('chat.contactBudget', { budget: budgetLabel(t, language, budget) }),
    link && t('chat.contactLink', { link }),
  ].filter((line) => typeof line === 'string' && line !== '') as string[]
  const words = 'admin.answers'
  return replyText({
    greeting: tc(`${words}.greeting`, { name }),
    wishes: { intro: tc(`${words}.wishes`), lines: template === 'no' ? [] : lines },
    closing: tc(`${words}.closing`),
    signature,
    ...(template && {
      text: tc(`${words}.templates.${template}.text`),
      next: tc(`${words}.templates.${template}.next`, { budget: pricesInText(language, pilot.minBudget) }),
    }),
  })
}
