import * as v from 'valibot'
import { countWeeks, useNewest } from '../data'
import { type Counted, useCounted } from './useCounted'

/** The oldest first; `from` is the week's Monday, in milliseconds. */
const Weeks = v.array(v.object({ from: v.number(), count: v.number() }))
export type Weeks = v.InferOutput<typeof Weeks>

/** Messages per week, counted anew when the newest message changes. */
export function useWeeks(): Counted<Weeks> {
  const live = useNewest(undefined, 1)
  const [newest] = live.status === 'ready' && live.isFromServer ? live.rows : []
  const trigger = live.status === 'ready' && live.isFromServer ? `${newest?.id}` : undefined
  return useCounted('weeks', Weeks, countWeeks, trigger)
}
