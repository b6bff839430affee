import * as v from 'valibot'
import { countForDashboard, useNewest } from '../data'
import { type Counted, useCounted } from './useCounted'

const Counts = v.object({
  /** Messages with the status 'new'. */
  fresh: v.number(),
  /** The oldest first; `from` is the week's Monday, in milliseconds. */
  weeks: v.array(v.object({ from: v.number(), count: v.number() })),
})
export type DashboardCounts = v.InferOutput<typeof Counts>

/** New messages and messages per week, counted anew when the newest message changes. */
export function useDashboardCounts(): Counted<DashboardCounts> {
  const live = useNewest(undefined, 1)
  const [newest] = live.status === 'ready' && live.isFromServer ? live.rows : []
  const stamp = live.status === 'ready' && live.isFromServer ? `${newest?.id} ${newest?.status}` : undefined
  return useCounted('dashboard', Counts, countForDashboard, stamp)
}
