import { dayAfter } from '@studio/domain/values/day'
import { weekUntil } from '@studio/domain/visits/figures'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useStudioDay } from '../../../content/settings/useStudioDay'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, space } from '../../../theme/tokens'
import { LivePage } from '../../../ui/screen/LivePage'
import { Comparison } from './Comparison'
import { DayChart } from './DayChart'
import { useVisitDays } from './data'
import { PathTable } from './PathTable'
import { useNames } from './useNames'

/** The order of the tables: first those that show what led to enquiries. */
const tables = ['before', 'started', 'watched', 'chats', 'sections', 'sites', 'languages', 'devices'] as const

/** The last seven days of the public page, compared with the seven before. */
export default function StatisticsPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const today = useStudioDay()
  const live = useVisitDays()
  const nameOf = useNames()
  const words = 'admin.statistics'
  return (
    <LivePage
      live={live}
      title={t(`${words}.title`)}
      failed={t(`${words}.loadError`)}
      empty={t(`${words}.empty`)}
      intro={<Intro>{t(`${words}.text`)}</Intro>}
    >
      {({ rows }) => {
        const now = weekUntil(rows, today)
        const before = weekUntil(rows, dayAfter(today, -7))
        const { apart } = now.sum
        return (
          <>
            <DayChart now={now} before={before} />
            <PathTable now={now.sum} before={before.sum} />
            {apart > 0 && (
              <Intro role="status">{t(`${words}.apart`, { count: apart, n: formatNumber(language, apart) })}</Intro>
            )}
            <Tables>
              {tables.map((list) => (
                <Comparison
                  key={list}
                  title={t(`${words}.lists.${list}`)}
                  now={now.sum[list]}
                  before={before.sum[list]}
                  nameOf={(name) => nameOf(list, name)}
                />
              ))}
            </Tables>
          </>
        )
      }}
    </LivePage>
  )
}

const Intro = styled.p`
  max-inline-size: 68ch;
  margin-block-end: ${space(2)};
  color: ${color.inkSoft};
`
const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space(3)};
  align-items: start;
`
