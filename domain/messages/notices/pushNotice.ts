import { chatLink } from '../../offers/chat.ts'
import { enquiryPath } from '../mail/enquiryPath.ts'
import { excerptOf } from '../mail/excerpt.ts'
import type { ContactMessage } from '../message.ts'
import { phoneIn } from '../reply/phoneIn.ts'
import { noticeWords } from './noticeWords.ts'
import type { PushDevice, PushNotice } from './pushDevice.ts'

type Reader = Pick<PushDevice, 'language' | 'quiet'>
type Enquiry = Pick<ContactMessage, 'id' | 'name' | 'message' | 'language' | 'created_at'>

/** Push services take 4 KB in encrypted form; these limits leave room in any script. */
const longestName = 60
const longestText = 120

/** Returns the notification of an enquiry for one device: name, first words and language. */
export function pushNotice(enquiry: Enquiry, { language, quiet }: Reader, unread: number | null): PushNotice {
  const { from, open, chat } = noticeWords[language]
  const { id, name, message, created_at } = enquiry
  const written = enquiry.language && new Intl.DisplayNames(language, { type: 'language' }).of(enquiry.language)
  const phone = phoneIn(`${name}\n${message}`)
  return {
    // A function, because a name may contain replacement patterns such as `$&`.
    title: from.replace('{{name}}', () => excerptOf(name, longestName)),
    body: [excerptOf(message, longestText), written].filter(Boolean).join('\n'),
    tag: `enquiry-${id}`,
    language,
    path: enquiryPath(id),
    chat: phone ? chatLink(phone, '') : '',
    words: { open, chat },
    quiet,
    unread,
    timestamp: created_at,
  }
}

/** Returns the notification that tests a device. It always makes a sound. */
export function testNotice({ language }: Reader, now: number): PushNotice {
  const { testTitle, testText, open, chat } = noticeWords[language]
  const texts = { title: testTitle, body: testText, words: { open, chat } }
  const path = '/admin/settings#notifications'
  return { ...texts, tag: 'test', language, path, chat: '', quiet: null, unread: null, timestamp: now }
}
