import * as v from 'valibot'
import type { VisitReport } from './visitReport.ts'

/** Days for which counts are stored: a year, and a month to compare it with. */
export const visitDays = 400

const Numbers = v.fallback(v.record(v.string(), v.fallback(v.number(), 0)), {})
const Count = v.fallback(v.number(), 0)

/** Maximum number of documents of one day. */
export const dayParts = 4
/** Number of documents that hold the two weeks to compare, and today. */
export const comparedParts = 15 * dayParts

/** The plain counts, and the lists that count by name. */
export const totals = ['visits', 'chatted', 'enquiries', 'apart'] as const
export const lists = ['languages', 'devices', 'sites', 'sections', 'started', 'watched', 'chats', 'before'] as const
export type ListName = (typeof lists)[number]

const countEntries = {
  /** Visits that began outside the site. */
  visits: Count,
  /** Page views in which a chat link was pressed. */
  chatted: Count,
  enquiries: Count,
  /** Reports of networks that sent unusually many; they are in no other count. */
  apart: Count,
  languages: Numbers,
  devices: Numbers,
  /** By host of the referring site; '' is stored as `direct`. */
  sites: Numbers,
  sections: Numbers,
  started: Numbers,
  watched: Numbers,
  chats: Numbers,
  /** The films that were watched before an enquiry. */
  before: Numbers,
}

/** A part of a day's counts. A day has few documents, which are added up. */
export const VisitDay = v.object({
  id: v.string(),
  /** `YYYY-MM-DD` in the studio's time zone. */
  day: v.fallback(v.string(), ''),
  ...countEntries,
})
export type VisitDay = v.InferOutput<typeof VisitDay>

export type VisitCounts = Omit<VisitDay, 'id' | 'day'>

export const noVisits = (): VisitCounts => ({
  ...{ visits: 0, chatted: 0, enquiries: 0, apart: 0 },
  ...{ languages: {}, devices: {}, sites: {}, sections: {}, started: {}, watched: {}, chats: {}, before: {} },
})

/**
 * The name under which visits without a referring site are counted, and the one for all names beyond the maximum of a
 * day.
 */
export const direct = 'direct'
export const otherName = 'other'

/** Adds counts to a sum, in place. */
export function addCounts(sum: VisitCounts, more: VisitCounts): VisitCounts {
  for (const name of totals) sum[name] += more[name]
  for (const list of lists)
    for (const [name, count] of Object.entries(more[list])) sum[list][name] = (sum[list][name] ?? 0) + count
  return sum
}

/** Returns what a report adds to its day. Language, device and site are counted once per visit. */
export function countsOf(report: VisitReport): VisitCounts {
  const counts = noVisits()
  const add = (list: ListName, names: readonly string[]) => {
    for (const name of names) counts[list][name] = (counts[list][name] ?? 0) + 1
  }
  if (report.first) {
    counts.visits = 1
    add('languages', [report.language])
    add('devices', [report.device])
    add('sites', [report.site || direct])
  }
  counts.chatted = report.chatted ? 1 : 0
  counts.enquiries = report.enquired ? 1 : 0
  for (const list of ['sections', 'started', 'watched', 'before'] as const) add(list, [...new Set(report[list])])
  add('chats', report.chats)
  return counts
}
