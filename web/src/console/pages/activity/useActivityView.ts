import { useListView } from '../../../lib/useListView'
import type { ActivityQuery } from './data'

const whole = { who: '', kind: '', from: '', to: '' }

/** The filters, kept in the address; days are `YYYY-MM-DD`, where the reader is. */
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

/** The first moment of a day, or of so many days later; undefined for what is no day. */
function startOf(day: string, later = 0): number | undefined {
  const [year, month, date] = day.split('-').map(Number)
  const start = new Date(year ?? Number.NaN, (month ?? Number.NaN) - 1, (date ?? Number.NaN) + later).getTime()
  return Number.isNaN(start) ? undefined : start
}
