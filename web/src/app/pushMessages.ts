/// <reference lib="webworker" />
import { languageOf } from '@studio/domain/languages'
import { isQuiet, PushNotice, timeOfDayOf } from '@studio/domain/messages/notices/pushDevice'
import * as v from 'valibot'

const icon = '/icons/icon-192.png'

/** The data that a notification carries for the moment when it is pressed. */
interface Kept {
  path: string
  chat: string
}

/**
 * Shows the notification of a push message, and the number of new enquiries on the app's icon. Browsers demand that each
 * message shows something, so a malformed one shows the site's name and leads to the inbox.
 */
export async function showPush(registration: ServiceWorkerRegistration, sent: PushMessageData | null) {
  const parsed = v.safeParse(PushNotice, jsonOf(sent))
  if (!parsed.success) {
    const data: Kept = { path: '/admin/messages', chat: '' }
    return await registration.showNotification(location.host, { icon, tag: 'enquiries', data })
  }
  const { title, body, tag, language, path, chat, words, quiet, unread, timestamp } = parsed.output
  const data: Kept = { path, chat }
  const options = {
    ...{ body, tag, icon, data, timestamp, lang: language, dir: languageOf(language).dir },
    silent: isQuiet(quiet, timeOfDayOf(new Date())),
    actions: [{ action: 'open', title: words.open }, ...(chat ? [{ action: 'chat', title: words.chat }] : [])],
  }
  await registration.showNotification(title, options)
  if (unread !== null) await showUnread(unread)
}

/** Sets the app icon's badge. Not every system has one. */
const showUnread = async (count: number) => {
  try {
    await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())
  } catch (error) {
    console.info('the badge of the app icon could not be set', error)
  }
}

function jsonOf(sent: PushMessageData | null): unknown {
  try {
    return sent?.json()
  } catch {
    return undefined
  }
}

/** Returns the chat of a notification; undefined if it has none. Only addresses of chats are opened. */
export function chatIn(data: unknown): string | undefined {
  const kept = v.safeParse(v.object({ chat: v.pipe(v.string(), v.startsWith('https://wa.me/')) }), data)
  return kept.success ? kept.output.chat : undefined
}
