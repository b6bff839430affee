import type { LanguageCode } from '@studio/domain/languages'
import type { ContactMessage } from '@studio/domain/messages/message'
import type { ReplyTemplate } from '@studio/domain/messages/replyText'
import { useCallback, useState } from 'react'
import { useLanguage } from '../../../../i18n/useLanguage'
import { answerFrom } from './replyParts'
import { useWordsIn } from './useWordsIn'

interface Choice {
  /** '' for none. */
  template: ReplyTemplate | ''
  language: LanguageCode
}

/** What was typed in this page, by message, template and language: closing loses none of it, nor does choosing again. */
const typed = new Map<string, string>()
/** The last choice for each message. */
const chosen = new Map<string, Choice>()

/** An answer while it is written; `words` are undefined until the language's dictionary is there. */
export function useReply(message: ContactMessage) {
  const { language: own } = useLanguage()
  const [choice, setChoice] = useState<Choice>(
    () => chosen.get(message.id) ?? { template: 'price', language: message.language || own },
  )
  const [, setEdits] = useState(0)
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change }
    chosen.set(message.id, next)
    setChoice(next)
  }
  // A language that cannot be fetched now gives way to the reader's own, and the list says so.
  const giveWay = useCallback(() => setChoice((now) => ({ ...now, language: own })), [own])
  const words = useWordsIn(choice.language, giveWay)
  const key = `${message.id} ${choice.language} ${choice.template}`
  return {
    ...choice,
    words,
    text: typed.get(key) ?? (words ? answerFrom(choice.template, message, words) : ''),
    choose,
    type: (text: string) => {
      typed.set(key, text)
      setEdits((count) => count + 1)
    },
  }
}
