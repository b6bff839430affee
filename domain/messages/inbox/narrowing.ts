import type { ContactMessage } from '../message.ts'

/** Filters of the inbox besides the status. '' and undefined match everything. */
export interface Narrowing {
  /** A subject: a video type, or `generalSubject`. */
  type: string
  budget: string
  /** The first moment that matches and the first one that no longer does, in ms since 1970. */
  from: number | undefined
  before: number | undefined
}

/** Returns whether any of these filters is set. */
export const isNarrowing = ({ type, budget, from, before }: Narrowing): boolean =>
  type !== '' || budget !== '' || from !== undefined || before !== undefined

/** Returns whether a message passes all filters. */
export const isWithin = (
  { type, budget, from = 0, before = Number.POSITIVE_INFINITY }: Narrowing,
  message: Pick<ContactMessage, 'subject' | 'budget' | 'created_at'>,
): boolean =>
  (type === '' || message.subject === type) &&
  (budget === '' || message.budget === budget) &&
  message.created_at >= from &&
  message.created_at < before
