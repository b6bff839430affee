import { defaultTimeZone } from '@studio/domain/values/timeZone'
import { createContext } from 'react'

/** The studio's time zone for the forms below, in which planned days begin. */
export const StudioZoneContext = createContext(defaultTimeZone)
