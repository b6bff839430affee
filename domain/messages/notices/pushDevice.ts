import * as v from 'valibot'
import { languageCodes } from '../../languages.ts'
import { SessionToken } from '../../people/sessionToken.ts'

const key = (bytes: number) => v.pipe(v.string(), v.regex(/^[\w-]+=*$/), v.maxLength(Math.ceil(bytes / 3) * 4))
/** A time of day as `HH:MM`. */
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** The hours in which a device shows notifications without sound, by its own clock; null for none. */
export const QuietHours = v.nullable(v.strictObject({ from: timeOfDay, to: timeOfDay }))
export type QuietHours = v.InferOutput<typeof QuietHours>

/** The quiet hours that the console proposes. */
export const usualQuietHours = { from: '22:00', to: '07:00' } as const

/** Returns whether a local time of day is within quiet hours, which may span midnight. */
export function isQuiet(quiet: QuietHours, time: string): boolean {
  if (!quiet) return false
  const { from, to } = quiet
  return from <= to ? from <= time && time < to : from <= time || time < to
}

/** Returns a moment's time of day on this device. */
export const timeOfDayOf = (date: Date) =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

/** The address at a push service, as the browser gives it, with the device's keys. */
const entries = {
  endpoint: v.pipe(v.string(), v.regex(/^https?:\/\/[\x21-\x7e]+$/), v.maxLength(1024)),
  p256dh: key(65),
  auth: key(16),
  language: v.picklist(languageCodes),
  quiet: QuietHours,
}

/** A device as the console announces it. */
export const PushDeviceForm = v.strictObject(entries)
export type PushDeviceForm = v.InferOutput<typeof PushDeviceForm>

/** A stored device: its account and session decide whether it gets anything. `created_at` is in ms since 1970. */
export const PushDevice = v.object({ ...entries, user_id: v.string(), session: SessionToken, created_at: v.number() })
export type PushDevice = v.InferOutput<typeof PushDevice>

/** The content of a notification, sent to a device in encrypted form. */
export const PushNotice = v.object({
  title: v.string(),
  body: v.string(),
  tag: v.string(),
  language: v.picklist(languageCodes),
  /** The console's path that a press opens. */
  path: v.string(),
  /** The address of the chat with the visitor; '' without a number. */
  chat: v.string(),
  /** The texts of the two buttons. */
  words: v.object({ open: v.string(), chat: v.string() }),
  quiet: QuietHours,
  /** The number of new enquiries, for the app's icon; null if unknown. */
  unread: v.nullable(v.number()),
  timestamp: v.number(),
})
export type PushNotice = v.InferOutput<typeof PushNotice>
