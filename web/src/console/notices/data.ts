import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { defaultLanguage, isLanguage, type LanguageCode } from '@studio/domain/languages'
import { ChannelState, Delivery } from '@studio/domain/messages/notices/delivery'
import { useMemo } from 'react'
import { quietHours, subscribeHere, subscriptionHere, unsubscribeHere } from '../../device/pushSubscription'
import { call } from '../../firebase/call'
import { collectionOf } from '../../firebase/collection'
import type { Live } from '../../firebase/reads/liveState'
import { useLive } from '../../sync/live'

const channels = collectionOf(collections.channels, async () => ChannelState)
const allChannels = channels.all()
const deliveries = collectionOf(collections.deliveries, async () => Delivery)

/** Returns the states of the channels that have been used; live. */
export const useChannelStates = (): Live<ChannelState> => useLive(allChannels)

/** Returns the record of who was told of a message; live. Old messages have none. */
export const useDelivery = (id: string): Live<Delivery> => useLive(useMemo(() => deliveries.one(id), [id]))

/** Stores this device on the server, with its language and quiet hours. */
async function announceDevice(subscription: PushSubscription, language: LanguageCode) {
  const { endpoint, keys } = subscription.toJSON()
  await call(calls.enableNotices, {
    ...{ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    ...{ language, quiet: quietHours() },
  })
}

function pageLanguage(): LanguageCode {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

/** Turns notifications on for this device. Rejects if browser, push service or server refuses. */
export async function enableHere(language = pageLanguage()) {
  const { key } = await call(calls.noticeKey, {})
  await announceDevice(await subscribeHere(key), language)
}

/** Turns notifications off for this device. Works even without a network: the push service then refuses them. */
export async function disableHere() {
  const subscription = await subscriptionHere()
  if (!subscription) return
  await unsubscribeHere()
  await call(calls.disableNotices, { endpoint: subscription.endpoint }).catch(say)
}

/** Announces this device again if notifications are on, for a new session, another language or other quiet hours. */
export const refreshHere = async (language = pageLanguage()) => {
  if (await subscriptionHere()) await enableHere(language)
}

/** Like `refreshHere`, but a failure is only logged: the next start of the console tries again. */
export const keepHere = (language?: LanguageCode) => void refreshHere(language).catch(say)

/** Sends a test to this device. Returns the reason if it failed. */
export async function testHere() {
  const subscription = await subscriptionHere()
  if (!subscription) return 'noDevice' as const
  return (await call(calls.testPush, { endpoint: subscription.endpoint })).reason
}

/** Sends a test to the stored address. Returns the reason if it failed. */
export const testMail = async () => (await call(calls.testMail, {})).reason

const say = (error: unknown) =>
  console.info('the server does not know about the notifications on this device yet', error)
