import { collections } from '@studio/domain/collections'
import { defaultLanguage } from '@studio/domain/languages'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import type { SettingsDocument } from '@studio/domain/settings/settingSchemas'
import { type SettingsKey, settingsIn } from '@studio/domain/settings/settings'
import { defaultTimeZone } from '@studio/domain/values/timeZone'
import { History } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Hint } from '../../ui/form/Field'
import { Switch } from '../../ui/form/Switch'
import { useShortcut } from '../../ui/keyboard/useShortcut'
import { HistoryDialog } from '../history/HistoryDialog'
import { useTyped } from '../lists/useTyped'
import { ChannelStatus } from '../notices/ChannelStatus'
import { DeviceAlerts } from '../notices/DeviceAlerts'
import { type GroupState, GroupStatus } from './GroupStatus'
import { MaintenanceQuestion } from './MaintenanceQuestion'
import { CurrencyChoice, LanguageChoice, TimeZoneChoice } from './SettingChoice'
import { SettingField } from './SettingField'
import { type Drafts, useGroup } from './useGroup'
import { useRestoreGroup } from './useRestoreGroup'

interface GroupCardProps {
  group: SettingsKey
  stored: SettingsDocument | undefined
  syncStatus: SyncStatus
  /** False until the stored group is known; until then nothing can be edited. */
  isKnown: boolean
  userId: string
  drafts: Drafts
  setDrafts: Dispatch<SetStateAction<Drafts>>
  /** Called with the values as they are typed, and with undefined when the card closes. */
  onType?: ((values: Values | undefined) => void) | undefined
}

/** A settings group. Every change saves the whole group, and a sign shows the progress. */
export function GroupCard({ group, stored, syncStatus, isKnown, onType, ...rest }: GroupCardProps) {
  const { t } = useTranslation('console')
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const isLinked = useLocation().hash === `#${group}`
  useEffect(() => {
    if (isLinked) card.current?.focus()
  }, [isLinked])
  const name = t(`admin.settings.${group}.title`)
  const [isPastOpen, setPastOpen] = useState(false)
  /** A change that would close the site and awaits confirmation, with the message that visitors would see. */
  const [closing, setClosing] = useState<{ message: string; close: () => void }>()
  const restore = useRestoreGroup(group, stored, rest.userId)
  const { values, shown, draftOf, isUnsaved, type, save, submit, submitAll } = useGroup({ key: group, stored, ...rest })
  useTyped(onType, values)
  useShortcut('save', submitAll)
  /** Runs a change; asks first if it closes the site to visitors. */
  const change = (values: Values, go: () => void) => {
    const message = String(values.message ?? shown('message') ?? '')
    if (group === 'maintenance' && values.enabled === true) setClosing({ message, close: go })
    else go()
  }
  const state = (): GroupState => {
    if (!isKnown) return 'offlineEmpty'
    if (isUnsaved) return 'unsaved'
    return syncStatus === 'published' && !stored ? 'new' : syncStatus
  }
  return (
    <Card id={group} ref={card} tabIndex={-1} aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{name}</h2>
        <GroupStatus state={state()} />
        {stored && (
          <Button
            small
            variant="quiet"
            aria-label={t('admin.history.openOf', { name })}
            onClick={() => setPastOpen(true)}
          >
            <History aria-hidden size={16} />
            {t('admin.history.open')}
          </Button>
        )}
      </Head>
      {settingsIn(group).map(([field, { kind }]) => {
        const label = t(`admin.settings.${group}.${field}` as 'admin.settings.site_info.name')
        if (kind === 'switch')
          return (
            <Switch
              key={field}
              isOn={shown(field) === true}
              disabled={!isKnown}
              onChange={(isOn) => change({ [field]: isOn }, () => save(field, isOn))}
            >
              {label}
            </Switch>
          )
        if (kind === 'currency')
          return (
            <CurrencyChoice
              key={field}
              label={label}
              value={String(shown(field) ?? '')}
              disabled={!isKnown}
              onSave={(code) => save(field, code)}
            />
          )
        if (kind === 'language')
          return (
            <LanguageChoice
              key={field}
              label={label}
              value={String(shown(field) || defaultLanguage)}
              disabled={!isKnown}
              onSave={(code) => save(field, code)}
            />
          )
        if (kind === 'timeZone')
          return (
            <TimeZoneChoice
              key={field}
              label={label}
              value={String(shown(field) || defaultTimeZone)}
              disabled={!isKnown}
              onSave={(zone) => save(field, zone)}
            />
          )
        return (
          <SettingField
            key={field}
            kind={kind}
            label={label}
            name={field}
            value={String(shown(field) ?? '')}
            draft={draftOf(field)}
            missing={
              field === 'email_address' && shown('email_enabled') === true && !shown(field)
                ? t('admin.settings.notifications.noAddress')
                : undefined
            }
            disabled={!isKnown}
            onType={(text) => type(field, text)}
            onSubmit={() => submit(field)}
            onSave={(text) => save(field, text)}
          />
        )
      })}
      {group === 'seo_defaults' && <Link to="/admin/search">{t('admin.settings.search.open')}</Link>}
      {group === 'currency' && <Hint>{t('admin.settings.currency.hint')}</Hint>}
      {group === 'maintenance' && <Hint>{t('admin.settings.maintenance.messageHint')}</Hint>}
      {group === 'notifications' && (
        <>
          <Hint>{t('admin.settings.notifications.hint')}</Hint>
          <ChannelStatus />
          <DeviceAlerts />
        </>
      )}
      {closing && (
        <MaintenanceQuestion
          message={closing.message}
          onConfirm={() => {
            setClosing(undefined)
            closing.close()
          }}
          onCancel={() => setClosing(undefined)}
        />
      )}
      {isPastOpen && stored && (
        <HistoryDialog
          name={name}
          collection={collections.settings}
          id={group}
          current={stored.value}
          names={settingsIn(group).map(([one]) => one)}
          read={(values) => ({ ...emptyGroup(group), ...values })}
          onRestore={(fields, values) => {
            setPastOpen(false)
            const old = Object.fromEntries(fields.map((field) => [field, values[field]]))
            change(old, () => void restore(old))
          }}
          onClose={() => setPastOpen(false)}
        />
      )}
    </Card>
  )
}

/** Returns a group's empty values, for fields that an old version lacks. */
const emptyGroup = (group: SettingsKey) =>
  Object.fromEntries(settingsIn(group).map(([field, { kind }]) => [field, kind === 'switch' ? false : '']))

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
    flex: 1 1 100%;
    font-size: 1.75rem;
    font-weight: 700;
    ${breakpoint.medium} {
      flex: 1 1 auto;
    }
  }
`
