import type { Person } from '@studio/domain/people/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useOnline } from '../../../lib/useOnline'
import { color, space } from '../../../theme/tokens'
import { LivePage } from '../../../ui/screen/LivePage'
import { usePeople } from './data'
import { RoleDialog } from './RoleDialog'
import { UserCounters } from './UserCounters'
import { UserList } from './UserList'
import { useRoleChange } from './useRoleChange'

/** Everybody with an account: how many, who they are, and who may use the console. */
export default function UsersPage() {
  const { t } = useTranslation('console')
  const isOnline = useOnline()
  const live = usePeople()
  const [asking, setAsking] = useState<Person>()
  const { changing, change } = useRoleChange()
  return (
    <>
      <LivePage
        live={live}
        title={t('admin.users.title')}
        failed={t('admin.users.loadError')}
        empty={t('admin.users.empty')}
      >
        {({ rows, isPartial }) => (
          <>
            <UserCounters people={isPartial ? undefined : rows} />
            <Offline role="status">{!isOnline && t('admin.users.rolesOffline')}</Offline>
            <UserList people={rows} changing={changing} isOnline={isOnline} onAsk={setAsking} />
          </>
        )}
      </LivePage>
      {asking && (
        <RoleDialog
          person={asking}
          onCancel={() => setAsking(undefined)}
          onConfirm={() => {
            change(asking)
            setAsking(undefined)
          }}
        />
      )}
    </>
  )
}

const Offline = styled.p`
  color: ${color.accent};
  font-weight: 600;
  &:not(:empty) {
    margin-block-end: ${space(2)};
  }
`
