import { compared } from '@studio/domain/visits/figures'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { WeekTable } from './WeekTable'

/** Maximum number of rows; the most frequent ones are shown. */
const mostRows = 12

interface ComparisonProps {
  title: string
  now: Readonly<Record<string, number>>
  before: Readonly<Record<string, number>>
  nameOf: (name: string) => string
}

/** A list of counts by name, of this week and the one before. */
export function Comparison({ title, now, before, nameOf }: ComparisonProps) {
  const { language } = useLanguage()
  const rows = compared(now, before).slice(0, mostRows)
  const most = Math.max(1, ...rows.map((row) => row.now))
  return (
    <WeekTable
      title={title}
      rows={rows.map((row) => ({
        key: row.name,
        name: nameOf(row.name),
        now: formatNumber(language, row.now),
        before: formatNumber(language, row.before),
        part: row.now / most,
      }))}
    />
  )
}
