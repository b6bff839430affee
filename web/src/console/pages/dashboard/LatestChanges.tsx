import { visitorActor } from '@studio/domain/audit/auditEntry'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatAge } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { Skeleton } from '../../../ui/screen/Skeleton'
import { useLatest } from '../../activity/data'
import { EntryName } from '../../activity/EntryName'
import { useEntryWords } from '../../activity/useEntryWords'
import { DashboardCard } from './DashboardCard'
import { useNow } from './useNow'

const most = 5

/** The latest changes and their authors. Excludes those by visitors, whose enquiries are shown above. */
export function LatestChanges() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const live = useLatest()
  const entryWords = useEntryWords()
  const now = useNow()
  const words = 'admin.dashboard'
  const rows = live.status === 'ready' ? live.rows.filter(({ by }) => by !== visitorActor).slice(0, most) : []
  return (
    <DashboardCard
      title={t(`${words}.changes.title`)}
      link={{ to: '/admin/activity', label: t(`${words}.changes.open`) }}
    >
      {live.status === 'loading' && <Place />}
      {live.status === 'offlineEmpty' && <p role="status">{t('admin.common.offlineEmpty')}</p>}
      {live.status === 'failed' && (
        <>
          <p role="alert">{t(`${words}.changes.failed`)}</p>
          <Button small variant="line" onClick={live.retry}>
            {t('admin.common.reload')}
          </Button>
        </>
      )}
      {rows.length > 0 && (
        <List>
          {rows.map((entry) => (
            <li key={entry.id}>
              <strong>
                <EntryName entry={entry} words={entryWords} />
              </strong>
              <Meta>
                <span>{entryWords.action(entry)}</span> · <bdi>{entryWords.who(entry.by)}</bdi> ·{' '}
                <time dateTime={new Date(entry.at).toISOString()}>{formatAge(language, entry.at, now)}</time>
              </Meta>
            </li>
          ))}
        </List>
      )}
      {live.status === 'ready' && live.isFromServer && rows.length === 0 && <p>{t(`${words}.changes.none`)}</p>}
      {live.status === 'ready' && !live.isFromServer && <p role="status">{t(`${words}.asKnown`)}</p>}
    </DashboardCard>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`
const Meta = styled.p`
  color: ${color.inkSoft};
  font-size: 0.875rem;
`
const Place = styled(Skeleton)`
  inline-size: 100%;
  block-size: ${space(20)};
`
