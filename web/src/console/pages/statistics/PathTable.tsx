import type { VisitCounts } from '@studio/domain/visits/visitDay'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { WeekTable } from './WeekTable'

const steps = ['visits', 'chatted', 'enquiries'] as const

/** The way from a visit to the chat and to an enquiry, with the share of the visits. */
export function PathTable({ now, before }: { now: VisitCounts; before: VisitCounts }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const words = 'admin.statistics'
  const say = ({ visits, ...counts }: VisitCounts, step: (typeof steps)[number]) => {
    if (step === 'visits') return formatNumber(language, visits)
    const count = formatNumber(language, counts[step])
    return visits > 0 ? `${count} (${formatPercent(language, counts[step] / visits)})` : count
  }
  return (
    <WeekTable
      title={t(`${words}.path`)}
      rows={steps.map((step) => ({
        key: step,
        name: t(`${words}.steps.${step}`),
        now: say(now, step),
        before: say(before, step),
        part: now.visits > 0 ? Math.min(1, now[step] / now.visits) : 0,
      }))}
    />
  )
}
