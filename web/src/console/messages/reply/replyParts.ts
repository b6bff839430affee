import { budgets } from '@studio/domain/messages/contact'
import type { ContactMessage } from '@studio/domain/messages/message'
import { ownReplyText } from '@studio/domain/messages/reply/ownReplies'
import { type ReplyTemplate, replyText } from '@studio/domain/messages/reply/replyText'
import type { Offer } from '@studio/domain/offers/plans'
import type { Settings } from '@studio/domain/settings/settings'
import { budgetLabel } from '../../../i18n/budgetLabel'
import { formatMoment, pricesInText } from '../../../i18n/format'
import { rangeIn } from '../../../i18n/offerWords'
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

/** Returns a template's default paragraphs; none for the owner's own template. */
export function usualParts(
  template: ReplyTemplate,
  { language, t, tc }: Pick<WordsIn, 'language' | 't' | 'tc'>,
  { pilot }: Pick<Offer, 'pilot'>,
): { text: string; next?: string } {
  if (template === 'own') return { text: '' }
  const words = `admin.answers.templates.${template}` as const
  return {
    text: tc(`${words}.text`, { seconds: rangeIn(t, 'seconds', pilot.seconds, 'rangeInWords') }),
    next: tc(`${words}.next`, { budget: pricesInText(language, pilot.minBudget) }),
  }
}

/** Returns a template's text in the visitor's language, with the name and wishes filled in; '' means no template. */
export function answerFrom(
  template: ReplyTemplate | '',
  message: ContactMessage,
  { language, t, tc }: WordsIn,
  offer: Offer,
  { replies, site_info }: Pick<Settings, 'replies' | 'site_info'>,
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
  const own = template && ownReplyText(replies, template, language)
  const ownSignature = ownReplyText(replies, 'signature', language)
  return replyText({
    greeting: tc(`${words}.greeting`, { name }),
    wishes: { intro: tc(`${words}.wishes`), lines: template === 'no' ? [] : lines },
    closing: ownSignature || tc(`${words}.closing`),
    signature: ownSignature ? '' : site_info.name,
    ...(template && (own ? { text: own } : usualParts(template, { language, t, tc }, offer))),
  })
}
