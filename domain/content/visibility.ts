import { isDay } from '../values/day.ts'

/**
 * Returns whether a text is a valid visibility: 'visible', 'hidden', or the day `YYYY-MM-DD` from which it is visible.
 */
export const isVisibility = (text: string) => text === 'visible' || text === 'hidden' || isDay(text)

/** A document's visibility on a day. With a later day it is planned. */
export const visibilityStates = ['visible', 'planned', 'hidden'] as const
export type VisibilityState = (typeof visibilityStates)[number]

/**
 * Returns a document's visibility on a day of the studio's calendar, `YYYY-MM-DD`. An unreadable value counts as hidden.
 */
export function visibilityState(visibility: string, today: string): VisibilityState {
  if (visibility === 'visible') return 'visible'
  if (!isDay(visibility)) return 'hidden'
  return visibility <= today ? 'visible' : 'planned'
}

/** Returns whether visitors see a document on a day of the studio's calendar. */
export const isVisible = ({ visibility }: { visibility: string }, today: string) =>
  visibilityState(visibility, today) === 'visible'

/** Returns whether a document passes a filter by visibility; '' accepts all. */
export const isInState = ({ visibility }: { visibility: string }, state: string, today: string) =>
  state === '' || visibilityState(visibility, today) === state

/** Returns the day `YYYY-MM-DD` in a time zone at a moment, in milliseconds since 1970. */
export const dayAt = (now: number, zone: string) =>
  // Swedish writes days in the stored form.
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now)

/** Returns the moment, in milliseconds since 1970, at which a day `YYYY-MM-DD` begins in a time zone. */
export function dayBegins(day: string, zone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const offsetAt = (moment: number) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment
  // The first guess may lie on the other side of a clock change, so the offset is computed twice.
  return midnight - offsetAt(midnight - offsetAt(midnight))
}
