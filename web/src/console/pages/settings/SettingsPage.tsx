import { settingsPageKeys } from '@studio/domain/settings/settings'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSettingsGroups } from '../../../content/settings/data'
import { space } from '../../../theme/tokens'
import { PageHead } from '../../../ui/screen/PageHead'
import { LiveNotice } from '../../../ui/status/LiveNotice'
import { GroupCards } from '../../settings/GroupCards'
import { LeaveSettings } from '../../settings/LeaveSettings'
import { useSettingDrafts } from '../../settings/useSettingDrafts'

/** The site's settings by group. Each change saves its whole group. */
export default function SettingsPage() {
  const { t } = useTranslation('console')
  const live = useSettingsGroups()
  const edited = useSettingDrafts()
  if (live.status === 'loading' || live.status === 'failed')
    return <LiveNotice live={live} loading={t('admin.settings.title')} failed={t('admin.settings.loadError')} />
  return (
    <>
      <PageHead title={t('admin.settings.title')} text={t('admin.settings.intro')} />
      <Cards>
        <GroupCards groups={settingsPageKeys} live={live} edited={edited} />
      </Cards>
      <LeaveSettings edited={edited} />
    </>
  )
}

/* Flowing columns: in a grid, a short card would leave a hole beside a long one. */
const Cards = styled.div`
  columns: 24rem;
  column-gap: ${space(2.5)};
  > * {
    break-inside: avoid;
    margin-block-end: ${space(2.5)};
  }
`
