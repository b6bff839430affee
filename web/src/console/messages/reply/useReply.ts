import { isLanguage, type LanguageCode } from '@studio/domain/languages'
import type { ContactMessage } from '@studio/domain/messages/message'
import { type ReplyTemplate, replyTemplates } from '@studio/domain/messages/reply/replyText'
import { useCallback, useEffect, useState } from 'react'
import { useStoredSettings } from '../../../content/settings/useStudioDay'
import { replyForm } from '../../../device/drafts'
import { useDraft } from '../../../editor/drafts/useDraft'
import { useLanguage } from '../../../i18n/useLanguage'
import { useCurrentOffer } from '../../prices/useCurrentOffer'
import { answerFrom } from './replyParts'
import { useWordsIn } from './useWordsIn'

interface Choice {
  template: ReplyTemplate | ''
  language: LanguageCode
}

/** The draft of a reply: the typed texts by language and template, and the last choice. */
export type ReplyDraft = Readonly<Record<string, string>>

const choiceKey = 'choice'
const keyOf = ({ language, template }: Choice) => `${language} ${template}`

/** Returns the text that was last typed; '' if only a template or a language was chosen. */
export const typedIn = (kept: ReplyDraft): string => kept[kept[choiceKey] ?? ''] ?? ''

function choiceIn(kept: ReplyDraft): Choice | undefined {
  const [language, name] = (kept[choiceKey] ?? '').split(' ')
  const template = replyTemplates.find((one) => one === name) ?? ''
  return language && isLanguage(language) ? { language, template } : undefined
}

/**
 * Returns a reply while it is written, stored on the device for each template and language. `words` is undefined until
 * the draft and the language's dictionary are loaded.
 */
export function useReply(message: ContactMessage) {
  const { language: own } = useLanguage()
  const [kept, setKept] = useState<ReplyDraft>({})
  const [first] = useState<Choice>({ template: 'price', language: message.language || own })
  const [choice, setChoice] = useState(first)
  const { [choiceKey]: chosen = keyOf(first), ...texts } = kept
  const isDirty = chosen !== keyOf(first) || Object.keys(texts).length > 0
  const draft = useDraft({ form: replyForm, document: message.id, values: kept, isDirty })
  const { status, offer, accept } = draft
  useEffect(() => {
    if (status !== 'offered' || !offer) return
    setKept(offer.values)
    setChoice((first) => choiceIn(offer.values) ?? first)
    accept()
  })
  const take = (document: string, values: ReplyDraft) => {
    void draft.take(document, values)
    setKept(values)
    setChoice((now) => choiceIn(values) ?? now)
  }
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change }
    setKept((now) => ({ ...now, [choiceKey]: keyOf(next) }))
    setChoice(next)
  }
  // If a language cannot be loaded, switches to the interface's language.
  const giveWay = useCallback(() => setChoice((now) => ({ ...now, language: own })), [own])
  const prices = useCurrentOffer()
  const settings = useStoredSettings()
  const found = useWordsIn(choice.language, giveWay)
  const words = status === 'open' ? found : undefined
  const key = keyOf(choice)
  const template = words ? answerFrom(choice.template, message, words, prices, settings) : ''
  const type = (text: string) =>
    setKept(({ [key]: _, ...others }) => ({
      ...others,
      [choiceKey]: key,
      ...(text !== template && { [key]: text }),
    }))
  return { ...choice, words, text: words ? (kept[key] ?? template) : '', choose, type, isBeside: draft.isBeside, take }
}
