import type { Account } from '@studio/domain/people/account'
import { listedPeople, type Person, wholeUserList } from '@studio/domain/people/people'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountId } from '../../../lib/account'
import { useListView } from '../../../lib/useListView'
import { ListBar } from '../../../ui/table/ListBar'
import type { AskedChange } from './accountChange'
import { UserTable } from './UserTable'

interface UserListProps {
  people: readonly Person[]
  changing: ReadonlySet<string>
  /** People's accounts in Auth; undefined until loaded. */
  accounts: ReadonlyMap<string, Account> | undefined
  onAsk: (person: Person) => void
  onAskAccount: (asked: AskedChange) => void
}

/** The list of people, filtered by search and role. */
export function UserList({ people, accounts, ...rest }: UserListProps) {
  const { t } = useTranslation('console')
  const ownId = useAccountId()
  const { view, change, clear, isWhole } = useListView(wholeUserList)
  const deferredView = useDeferredValue(view)
  const shown = useMemo(() => listedPeople(people, deferredView, accounts), [people, deferredView, accounts])
  return (
    <>
      <ListBar
        search={view.q}
        placeholder={t('admin.users.search')}
        onSearch={(q) => change({ q })}
        choices={[
          {
            label: t('admin.users.table.role'),
            value: view.role,
            options: [
              { value: '', name: t('admin.users.anyRole') },
              { value: 'admin', name: t('admin.users.counters.admins') },
              { value: 'regular', name: t('admin.users.counters.regular') },
            ],
            onChange: (role) => change({ role }),
          },
        ]}
        isNarrowed={!isWhole}
        onClear={clear}
        shown={shown.length}
        total={people.length}
      />
      {shown.length > 0 && <UserTable people={shown} ownId={ownId} accounts={accounts} {...rest} />}
    </>
  )
}
