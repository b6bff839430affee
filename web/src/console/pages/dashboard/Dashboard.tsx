import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../../theme/tokens'
import { PageHead } from '../../../ui/screen/PageHead'
import { Skeleton } from '../../../ui/screen/Skeleton'
import { MessageFigures } from '../messages/figures/MessageFigures'
import { useDashboardCounts } from '../messages/figures/useDashboardCounts'
import { WeekChart } from '../messages/figures/WeekChart'
import { DashboardCard } from './DashboardCard'
import { LanguageCompleteness } from './LanguageCompleteness'

const places = ['users', 'settings', 'projects'] as const

/** The console's first page: a welcome, what has come in, how complete the languages are, and where to go. */
export default function Dashboard() {
  const { t } = useTranslation('console')
  const counted = useDashboardCounts()
  const words = 'admin.dashboard'
  return (
    <>
      <PageHead title={t(`${words}.title`)} text={t(`${words}.welcome`)} />
      <Cards>
        <DashboardCard
          title={t(`${words}.messages.title`)}
          text={t(`${words}.messages.text`)}
          link={{ to: '/admin/messages?status=new', label: t(`${words}.messages.open`) }}
        >
          <MessageFigures counted={counted} />
        </DashboardCard>
        {places.map((place) => (
          <DashboardCard
            key={place}
            title={t(`${words}.${place}.title`)}
            text={t(`${words}.${place}.text`)}
            link={{ to: `/admin/${place}`, label: t(`${words}.${place}.open`) }}
          />
        ))}
        <DashboardCard isWide title={t(`${words}.weeks.title`)} text={t(`${words}.weeks.text`)}>
          {counted.known ? (
            <WeekChart weeks={counted.known.value.weeks} />
          ) : counted.isOld ? (
            <p>{t('admin.messages.counters.none')}</p>
          ) : (
            <ChartPlace />
          )}
        </DashboardCard>
        <DashboardCard
          isWide
          title={t('admin.lists.completeness.title')}
          text={t('admin.lists.completeness.text')}
          link={{ to: '/admin/translations', label: t('admin.lists.completeness.open') }}
        >
          <LanguageCompleteness />
        </DashboardCard>
      </Cards>
    </>
  )
}

const Cards = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
`
const ChartPlace = styled(Skeleton)`
  inline-size: 100%;
  block-size: 12rem;
`
