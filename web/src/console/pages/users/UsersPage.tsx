import type { Person } from '@studio/domain/people/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSeemsOffline } from '../../../lib/network'
import { useRead } from '../../../lib/useRead'
import { color, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { LivePage } from '../../../ui/screen/LivePage'
import { AccountDialog } from './AccountDialog'
import type { AskedChange } from './accountChange'
import { readAccounts, usePeople } from './data'
import { RoleDialog } from './RoleDialog'
import { UserCounters } from './UserCounters'
import { UserList } from './UserList'
import { useAccountChange } from './useAccountChange'
import { useRoleChange } from './useRoleChange'

/** All people with an account, with their roles and the state of their accounts in Auth. */
export default function UsersPage() {
  const { t } = useTranslation('console')
  const isOffline = useSeemsOffline()
  const live = usePeople()
  const [asking, setAsking] = useState<Person>()
  const [askedChange, setAskedChange] = useState<AskedChange>()
  const { changing, change } = useRoleChange()
  const { answer: accounts, isFailed, read } = useRead(readAccounts)
  const account = useAccountChange(read)
  return (
    <>
      <LivePage
        live={live}
        title={t('admin.users.title')}
        failed={t('admin.users.loadError')}
        empty={t('admin.users.empty')}
        intro={<Rights>{t('admin.users.rights')}</Rights>}
      >
        {({ rows, isPartial }) => (
          <>
            <UserCounters people={isPartial ? undefined : rows} />
            <Offline role="status">
              <span>{isOffline && t('admin.users.rolesOffline')}</span>{' '}
              <span>{isOffline && !accounts && t('admin.users.account.offline')}</span>
            </Offline>
            {isFailed && !isOffline && (
              <Failed role="alert">
                {t('admin.users.account.failed')}
                <Button small variant="line" onClick={() => void read()}>
                  {t('admin.common.reload')}
                </Button>
              </Failed>
            )}
            <UserList
              people={rows}
              changing={new Set([...changing, ...account.changing])}
              accounts={accounts}
              onAsk={setAsking}
              onAskAccount={setAskedChange}
            />
          </>
        )}
      </LivePage>
      {askedChange && (
        <AccountDialog
          asked={askedChange}
          email={accounts?.get(askedChange.person.id)?.email}
          onCancel={() => setAskedChange(undefined)}
          onConfirm={() => {
            void account.run(askedChange)
            setAskedChange(undefined)
          }}
        />
      )}
      {asking && (
        <RoleDialog
          person={asking}
          email={accounts?.get(asking.id)?.email}
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

const Rights = styled.p`
  margin-block-end: ${space(2)};
  color: ${color.inkSoft};
`
const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-block-end: ${space(2)};
`
const Offline = styled.p`
  color: ${color.accent};
  font-weight: 600;
  &:not(:empty) {
    margin-block-end: ${space(2)};
  }
`
