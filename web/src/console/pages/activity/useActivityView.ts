import { dayIn, isDay } from '@studio/domain/values/day'
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
function startOf(text: string, later = 0): number | undefined {
  const day = dayIn(text)
  if (!isDay(day)) return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).getTime()
}
