import { isDay } from '../values/day.ts'

/** Where the studio is. A day begins there at midnight, and with it what was planned for that day is visible. */
export const studioZone = 'America/Bogota'

/** Whether a text says who sees a document: 'visible', 'hidden', or the day `YYYY-MM-DD` from which on it is visible. */
export const isVisibility = (text: string) => text === 'visible' || text === 'hidden' || isDay(text)

/** How a document can stand at a moment. What has a later day is planned. */
export const visibilityStates = ['visible', 'planned', 'hidden'] as const
export type VisibilityState = (typeof visibilityStates)[number]

/** How a document stands at a moment, in milliseconds since 1970. What nobody can read is hidden. */
export function visibilityState(visibility: string, now: number, zone = studioZone): VisibilityState {
  if (visibility === 'visible') return 'visible'
  if (!isDay(visibility)) return 'hidden'
  return visibility <= dayAt(now, zone) ? 'visible' : 'planned'
}

/** Whether visitors see a document at a moment. */
export const isVisible = ({ visibility }: { visibility: string }, now: number) =>
  visibilityState(visibility, now) === 'visible'

/** Swedish writes days as they are stored. A formatter is slow to make and is asked for every row: one is kept. */
const daysIn = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
const studioDays = daysIn(studioZone)

/** The day `YYYY-MM-DD` that it is somewhere at a moment. */
export const dayAt = (now: number, zone = studioZone) => (zone === studioZone ? studioDays : daysIn(zone)).format(now)

/** Whether a document is among those that a list is narrowed to: those in one state, or '' for all. */
export const isInState = ({ visibility }: { visibility: string }, state: string, now: number) =>
  state === '' || visibilityState(visibility, now) === state

/** The moment, in milliseconds since 1970, at which a day `YYYY-MM-DD` begins somewhere. */
export function dayBegins(day: string, zone = studioZone): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const offsetAt = (moment: number) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment
  // The offset of the guess may be that of the other side of a change of the clocks.
  return midnight - offsetAt(midnight - offsetAt(midnight))
}
