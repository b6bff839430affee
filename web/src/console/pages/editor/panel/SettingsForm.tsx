import { settingsKeys } from '@studio/domain/settings/settings'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSettingsGroups } from '../../../../content/settings/data'
import { BackButton } from '../../../../editor/BackButton'
import { useFocusFirst } from '../../../../editor/fields/useFocusFirst'
import { space } from '../../../../theme/tokens'
import { useShortcut } from '../../../../ui/keyboard/useShortcut'
import { LiveNotice } from '../../../../ui/status/LiveNotice'
import { GroupCards } from '../../../settings/GroupCards'
import { LeaveSettings } from '../../../settings/LeaveSettings'
import { useSettingDrafts } from '../../../settings/useSettingDrafts'
import type { TypedDocument } from '../usePageContent'

interface SettingsFormProps {
  /** The settings group. */
  id: string
  field: string | undefined
  onType: (typed: TypedDocument | undefined) => void
  onClose: () => void
}

/** A settings group whose values the page shows: the studio's name, its contact details or its profiles. */
export function SettingsForm({ id, field, onType, onClose }: SettingsFormProps) {
  const { t } = useTranslation('console')
  const live = useSettingsGroups()
  const edited = useSettingDrafts()
  const focusField = useFocusFirst(field)
  useShortcut('close', onClose)
  if (live.status === 'loading' || live.status === 'failed')
    return <LiveNotice live={live} loading={t('admin.settings.title')} failed={t('admin.settings.loadError')} />
  return (
    <Root ref={focusField}>
      <BackButton onClose={onClose} />
      <GroupCards
        groups={settingsKeys.filter((key) => key === id)}
        live={live}
        edited={edited}
        onType={(values) => onType(values && { kind: 'settings', id, values })}
      />
      <LeaveSettings edited={edited} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  justify-items: start;
  > section {
    justify-self: stretch;
  }
`
