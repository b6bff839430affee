import { dayMs, trashDays } from '../audit/trashDays.ts'

/** Months for which an enquiry may be stored. */
export const retentionMonths = { min: 1, max: 120, default: 24 } as const

/** The number of months in a setting, or '' for the default; firestore.rules repeats the pattern. */
export const monthsPattern = /^([1-9]|[1-9][0-9]|1[01][0-9]|120)?$/

/** Returns a setting's months; the default if it is missing or malformed. */
export const monthsIn = (setting: unknown): number =>
  (typeof setting === 'string' && monthsPattern.test(setting) && Number(setting)) || retentionMonths.default

/**
 * Returns when something created at a moment expires, both in ms since 1970: the same day after some months, or that
 * month's last day.
 */
export function expiryOf(createdAt: number, months: number): number {
  const due = new Date(createdAt)
  const day = due.getUTCDate()
  due.setUTCDate(1)
  due.setUTCMonth(due.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)).getUTCDate()
  return due.setUTCDate(Math.min(day, lastDay))
}

/** Returns when an enquiry is deleted; one in the trash after thirty days there, if that is earlier. */
export const deletionTimeOf = (createdAt: number, months: number, trashedAt: number | undefined): number =>
  Math.min(expiryOf(createdAt, months), (trashedAt ?? Number.POSITIVE_INFINITY) + trashDays * dayMs)

const nearMs = 30 * 24 * 60 * 60_000

/** Returns whether a message is deleted within the next 30 days; `expiresAt` 0 stands for never. */
export const expiresSoon = (expiresAt: number, now: number) => expiresAt > 0 && expiresAt - now < nearMs
