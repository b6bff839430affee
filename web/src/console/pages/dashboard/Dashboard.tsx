import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, space } from '../../../theme/tokens'
import { PageHead } from '../../../ui/screen/PageHead'
import { Reminders } from '../../messages/Reminders'
import { ChannelFailures } from '../../notices/ChannelFailures'
import { Checklist } from './Checklist'
import { DashboardCard } from './DashboardCard'
import { LanguageCompleteness } from './LanguageCompleteness'
import { LatestChanges } from './LatestChanges'
import { NewestMessages } from './NewestMessages'
import { Waiting } from './Waiting'

const places = ['users', 'settings'] as const

/** The console's first page: what needs the owner today, recent changes, and links to other pages. */
export default function Dashboard() {
  const { t } = useTranslation('console')
  const words = 'admin.dashboard'
  return (
    <>
      <PageHead title={t(`${words}.title`)} text={t(`${words}.welcome`)} />
      <Reminders />
      <ChannelFailures />
      <Columns>
        <div>
          <NewestMessages />
          <Checklist />
          <Waiting />
          <LatestChanges />
        </div>
        <div>
          <DashboardCard
            title={t('admin.lists.completeness.title')}
            text={t('admin.lists.completeness.text')}
            link={{ to: '/admin/translations', label: t('admin.lists.completeness.open') }}
          >
            <LanguageCompleteness />
          </DashboardCard>
          <Places>
            {places.map((place) => (
              <DashboardCard
                key={place}
                title={t(`${words}.${place}.title`)}
                text={t(`${words}.${place}.text`)}
                link={{ to: `/admin/${place}`, label: t(`${words}.${place}.open`) }}
              />
            ))}
          </Places>
        </div>
      </Columns>
    </>
  )
}

/* In a single column, the cards that need the owner come first. */
const Columns = styled.div`
  &,
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space(3)};
  }
  ${breakpoint.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(3)};
`
