import { dayIn, isDay } from '@studio/domain/values/day'
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
    from: startOf(from),
    before: startOf(to, 1),
  }
  return { ...list, query }
}

/** Returns when a day begins, or the day `later` days after it; undefined if the text is not a day. */
function startOf(text: string, later = 0): number | undefined {
  const day = dayIn(text)
  if (!isDay(day)) return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).getTime()
}
