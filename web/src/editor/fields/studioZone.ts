import { dayAt } from '@studio/domain/content/visibility'
import { defaultTimeZone } from '@studio/domain/values/timeZone'
import { createContext } from 'react'
import { bestTime } from '../../lib/serverTime'

/** The studio's time zone for the forms below, in which planned days begin. */
export const StudioZoneContext = createContext(defaultTimeZone)

/** Returns tomorrow in a time zone, the initial planned day. */
export const tomorrow = (zone: string) => dayAt(bestTime() + 24 * 3_600_000, zone)
