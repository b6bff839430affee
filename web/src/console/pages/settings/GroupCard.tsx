import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import type { SettingsDocument } from '@studio/domain/settings/settingSchemas'
import { type SettingsKey, settingsIn } from '@studio/domain/settings/settings'
import { type Dispatch, type SetStateAction, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, space } from '../../../theme/tokens'
import { Switch } from '../../../ui/form/Switch'
import { useShortcut } from '../../../ui/keyboard/useShortcut'
import { GroupSign, type GroupState } from './GroupSign'
import { SettingField } from './SettingField'
import { type Drafts, useGroup } from './useGroup'

interface GroupCardProps {
  group: SettingsKey
  /** The stored document; undefined when there is none. */
  stored: SettingsDocument | undefined
  syncStatus: SyncStatus
  /** Whether it is known what is stored: without that nothing can be edited. */
  isKnown: boolean
  userId: string
  drafts: Drafts
  setDrafts: Dispatch<SetStateAction<Drafts>>
}

/** One settings group: every change saves the whole group, and a sign says how far it has come. */
export function GroupCard({ group, stored, syncStatus, isKnown, ...rest }: GroupCardProps) {
  const { t } = useTranslation('console')
  const titleId = useId()
  const { shown, draftOf, isUnsaved, type, save, submit, submitAll } = useGroup({ key: group, stored, ...rest })
  useShortcut('save', submitAll)
  const state = (): GroupState => {
    if (!isKnown) return 'offlineEmpty'
    if (isUnsaved) return 'unsaved'
    return syncStatus === 'published' && !stored ? 'new' : syncStatus
  }
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{t(`admin.settings.${group}.title`)}</h2>
        <GroupSign state={state()} />
      </Head>
      {settingsIn(group).map(([name, { kind }]) => {
        const label = t(`admin.settings.${group}.${name}` as 'admin.settings.site_info.name')
        if (kind === 'switch')
          return (
            <Switch key={name} isOn={shown(name) === true} disabled={!isKnown} onChange={(isOn) => save(name, isOn)}>
              {label}
            </Switch>
          )
        return (
          <SettingField
            key={name}
            kind={kind}
            label={label}
            value={String(shown(name) ?? '')}
            draft={draftOf(name)}
            disabled={!isKnown}
            onType={(text) => type(name, text)}
            onSubmit={() => submit(name)}
          />
        )
      })}
    </Card>
  )
}

const Card = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  h2 {
    font-size: 1.75rem;
    font-weight: 700;
  }
`
