import * as v from 'valibot'

/** The ways to tell the studio of an enquiry. */
export const channels = ['push', 'mail'] as const
export type Channel = (typeof channels)[number]

/**
 * Reasons why a channel reached nobody. `off`: no mail server or no address is set. `noDevice`: no device has notifications
 * on. `password`: the mail server refuses the sign-in. `recipient`: it refuses the address. `unreachable`: no answer.
 * `busy`: refused for now. `refused`: refused for good. `settings`: the mail server's address is malformed.
 */
export const failures = [
  ...(['off', 'noDevice', 'password', 'recipient', 'unreachable', 'busy', 'refused', 'settings'] as const),
]
export type Failure = (typeof failures)[number]

const Reason = v.fallback(v.picklist(['', ...failures]), '')
/** A time in ms since 1970; 0 for never. */
const time = v.fallback(v.number(), 0)

/** The record of how the studio was told of one enquiry; it has the enquiry's id. */
export const Delivery = v.object({
  id: v.string(),
  /** When the enquiry arrived. */
  created_at: time,
  push_at: time,
  push_reason: Reason,
  /** The ids of the devices whose push service accepted the notification. */
  push_to: v.fallback(v.array(v.string()), []),
  mail_at: time,
  mail_reason: Reason,
  /** The visitor's receipt: none wanted, due, sent, or given up. */
  receipt: v.fallback(v.picklist(['', 'due', 'sent', 'failed']), ''),
  tries: v.fallback(v.number(), 0),
  /** When the next attempt is due; null once nothing is left to do. */
  next_at: v.fallback(v.nullable(v.number()), null),
})
export type Delivery = v.InferOutput<typeof Delivery>

/** The state of a channel, named after it. */
export const ChannelState = v.object({
  id: v.picklist(channels),
  /** When it last reached someone. */
  reached_at: time,
  /** Since when it has reached nobody, and why; 0 and '' while it works. */
  failed_since: time,
  reason: Reason,
})
export type ChannelState = v.InferOutput<typeof ChannelState>

const minuteMs = 60_000

/** Time after which an enquiry that nobody was told about goes out through the other channel, in ms. */
export const otherChannelMs = 5 * minuteMs

/**
 * Time for which attempts go on after an enquiry, in ms. Once someone was told, only the remaining channels and the
 * receipt are tried, and for a shorter time.
 */
const untoldMs = 3 * 24 * 60 * minuteMs
const toldMs = 60 * minuteMs

/** The least time after which an attempt counts as dead, so that another one may begin, in ms. */
const attemptMs = 90_000

/**
 * Returns how long an attempt is claimed, in ms, for a random number from 0 to 1. Equal claims and a schedule that dies
 * at every second run could meet each time: the claim would always end in time for a run that dies.
 */
export const claimMs = (random: number) => attemptMs + random * minuteMs

/** Lifetime of a delivery's record, in ms. */
export const deliveryLifeMs = 30 * 24 * 60 * minuteMs

type Told = Pick<Delivery, 'push_at' | 'mail_at'>
export const isTold = ({ push_at, mail_at }: Told) => push_at > 0 || mail_at > 0

/**
 * Returns whether an attempt uses mail: if the owner wants one for each enquiry, or if nobody was told for five minutes.
 */
export const isMailDue = (delivery: Told & Pick<Delivery, 'created_at'>, isWanted: boolean, now: number) =>
  delivery.mail_at === 0 && (isWanted || (!isTold(delivery) && now - delivery.created_at >= otherChannelMs))

interface Progress {
  /** Someone was told, or has read the enquiry. */
  isTold: boolean
  /** A channel, a device or the receipt has yet to be tried again. */
  isOpen: boolean
}

/** Returns when the next attempt is due after one at `now`, or null if none is. */
export function nextAttempt(
  { created_at, tries }: Pick<Delivery, 'created_at' | 'tries'>,
  { isTold, isOpen }: Progress,
  now: number,
) {
  if ((isTold && !isOpen) || now - created_at >= (isTold ? toldMs : untoldMs)) return null
  const next = now + Math.min(30, 2 ** Math.max(0, tries - 1)) * minuteMs
  const other = created_at + otherChannelMs
  return !isTold && other > now ? Math.min(next, other) : next
}
