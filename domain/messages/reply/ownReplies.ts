import type { LanguageCode } from '../../languages.ts'
import type { Settings } from '../../settings/settings.ts'
import type { ReplyTemplate } from './replyText.ts'

/** Returns the owner's text of a template, or their signature, in a language; '' if there is none. */
export const ownReplyText = (
  replies: Settings['replies'],
  name: ReplyTemplate | 'signature',
  language: LanguageCode,
): string => replies[`${name}_${language}`] ?? ''
