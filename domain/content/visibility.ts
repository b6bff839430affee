import { isDay } from '../values/day.ts'

/** The studio's time zone. Content planned for a day becomes visible there at midnight. */
export const studioZone = 'America/Bogota'

/**
 * Returns whether a text is a valid visibility: 'visible', 'hidden', or the day `YYYY-MM-DD` from which it is visible.
 */
export const isVisibility = (text: string) => text === 'visible' || text === 'hidden' || isDay(text)

/** A document's visibility at a moment. With a later day it is planned. */
export const visibilityStates = ['visible', 'planned', 'hidden'] as const
export type VisibilityState = (typeof visibilityStates)[number]

/** Returns a document's visibility at a moment, in milliseconds since 1970. An unreadable value counts as hidden. */
export function visibilityState(visibility: string, now: number, zone = studioZone): VisibilityState {
  if (visibility === 'visible') return 'visible'
  if (!isDay(visibility)) return 'hidden'
  return visibility <= dayAt(now, zone) ? 'visible' : 'planned'
}

/** Returns whether visitors see a document at a moment. */
export const isVisible = ({ visibility }: { visibility: string }, now: number) =>
  visibilityState(visibility, now) === 'visible'

/** Swedish writes days in the stored form. Creating a formatter is slow and every row needs it, so one is cached. */
const daysIn = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
const studioDays = daysIn(studioZone)

/** Returns the day `YYYY-MM-DD` in a time zone at a moment. */
export const dayAt = (now: number, zone = studioZone) => (zone === studioZone ? studioDays : daysIn(zone)).format(now)

/** Returns whether a document passes a filter by visibility; '' accepts all. */
export const isInState = ({ visibility }: { visibility: string }, state: string, now: number) =>
  state === '' || visibilityState(visibility, now) === state

/** Returns the moment, in milliseconds since 1970, at which a day `YYYY-MM-DD` begins in a time zone. */
export function dayBegins(day: string, zone = studioZone): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const offsetAt = (moment: number) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment
  // The first guess may lie on the other side of a clock change, so the offset is computed twice.
  return midnight - offsetAt(midnight - offsetAt(midnight))
}
