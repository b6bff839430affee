import type { Values } from '@studio/domain/outbox/pendingMutation'
import type { SettingsKey } from '@studio/domain/settings/settings'
import type { useSettingsGroups } from '../../content/settings/data'
import { useAccountId } from '../../lib/account'
import { GroupCard } from './GroupCard'
import type { SettingDrafts } from './useSettingDrafts'

interface GroupCardsProps {
  groups: readonly SettingsKey[]
  live: ReturnType<typeof useSettingsGroups>
  edited: SettingDrafts
  /** Called with a group's values as they are typed, and with undefined when its card closes. */
  onType?: ((values: Values | undefined) => void) | undefined
}

/** The cards of some settings groups. */
export function GroupCards({ groups, live, edited: { drafts, setDrafts }, onType }: GroupCardsProps) {
  const userId = useAccountId()
  const rows = live.status === 'ready' ? live.rows : []
  return groups.map((key) => {
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
        onType={onType}
      />
    )
  })
}
