import { settingsPageKeys } from '@studio/domain/settings/settings'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSettingsGroups } from '../../../content/settings/data'
import { holdDirty } from '../../../device/dirtyForm'
import { formatList } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { useAccountId } from '../../../lib/account'
import { space } from '../../../theme/tokens'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { useLeaveGuard } from '../../../ui/dialog/useLeaveGuard'
import { PageHead } from '../../../ui/screen/PageHead'
import { LiveNotice } from '../../../ui/status/LiveNotice'
import { GroupCard } from './GroupCard'
import { type Drafts, isUnsaved } from './useGroup'

/** The site's settings by group. Each change saves its whole group. */
export default function SettingsPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const userId = useAccountId()
  const live = useSettingsGroups()
  const [drafts, setDrafts] = useState<Drafts>({})
  const unsaved = settingsPageKeys.filter((key) =>
    Object.entries(drafts).some(([field, draft]) => field.startsWith(`${key}.`) && isUnsaved(draft)),
  )
  const hasUnsaved = unsaved.length > 0
  const { isAsked, stay, leave } = useLeaveGuard(hasUnsaved)
  useEffect(() => (hasUnsaved ? holdDirty() : undefined), [hasUnsaved])

  if (live.status === 'loading' || live.status === 'failed')
    return <LiveNotice live={live} loading={t('admin.settings.title')} failed={t('admin.settings.loadError')} />
  const rows = live.status === 'ready' ? live.rows : []
  return (
    <>
      <PageHead title={t('admin.settings.title')} text={t('admin.settings.intro')} />
      <Cards>
        {settingsPageKeys.map((key) => {
          const stored = rows.find(({ id }) => id === key)
          return (
            <GroupCard
              key={key}
              group={key}
              stored={stored}
              syncStatus={(live.status === 'ready' && live.syncStatuses.get(key)?.syncStatus) || 'published'}
              isKnown={stored !== undefined || (live.status === 'ready' && live.isFromServer)}
              userId={userId}
              drafts={drafts}
              setDrafts={setDrafts}
            />
          )
        })}
      </Cards>
      {isAsked && (
        <ConfirmDialog
          isDanger
          title={t('admin.writing.leave.title')}
          about={formatList(
            language,
            unsaved.map((key) => t(`admin.settings.${key}.title`)),
          )}
          text={t('admin.settings.leaveText')}
          confirm={t('admin.writing.leave.discard')}
          cancel={t('admin.writing.leave.stay')}
          onConfirm={leave}
          onCancel={stay}
        />
      )}
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
