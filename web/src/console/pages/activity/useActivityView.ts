import { startOfDay } from '../../../lib/localDay'
import { useListView } from '../../../lib/useListView'
import type { ActivityQuery } from '../../activity/data'

const whole = { who: '', kind: '', from: '', to: '' }

/** Returns the filters from the address. Days are `YYYY-MM-DD` in the reader's time zone. */
export function useActivityView() {
  const list = useListView(whole)
  const { who, kind, from, to } = list.view
  const query: ActivityQuery = {
    by: who || undefined,
    collection: kind || undefined,
    from: startOfDay(from),
    before: startOfDay(to, 1),
  }
  return { ...list, query }
}
