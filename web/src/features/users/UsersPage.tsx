import type { Person } from '@studio/domain/people'
import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useOnline } from '../../lib/useOnline'
import { color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { PageHead } from '../../ui/PageHead'
import { Spinner } from '../../ui/Spinner'
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

  if (live.status === 'loading') return <Spinner label={t('admin.users.title')} />
  if (live.status === 'failed')
    return (
      <Notice action={<Button onClick={live.retry}>{t('admin.common.reload')}</Button>}>
        {t('admin.users.loadError')}
      </Notice>
    )
  const everybody = live.status === 'ready' ? live.rows : []
  return (
    <>
      <PageHead title={t('admin.users.title')} />
      {live.status === 'unheard' && (
        <Notice icon={<WifiOff aria-hidden size={28} />}>{t('admin.common.unheard')}</Notice>
      )}
      {live.status === 'ready' && <UserCounters people={everybody} />}
      {live.status === 'ready' && everybody.length === 0 && live.isConfirmed && (
        <Notice>{t('admin.users.empty')}</Notice>
      )}
      {everybody.length > 0 && (
        <>
          <Offline role="status">{!isOnline && t('admin.users.rolesOffline')}</Offline>
          <UserList people={everybody} changing={changing} isOnline={isOnline} onAsk={setAsking} />
        </>
      )}
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
  color: ${color.hot};
  font-weight: 600;
  &:not(:empty) {
    margin-block-end: ${space(2)};
  }
`
