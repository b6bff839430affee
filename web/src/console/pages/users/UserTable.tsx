import type { Account } from '@studio/domain/people/account'
import type { Person } from '@studio/domain/people/people'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../../lib/useNarrow'
import { VirtualTable } from '../../../ui/table/VirtualTable'
import type { AskedChange } from './accountChange'
import { UserRow } from './UserRow'

interface UserTableProps {
  people: readonly Person[]
  ownId: string
  changing: ReadonlySet<string>
  accounts: ReadonlyMap<string, Account> | undefined
  onAsk: (person: Person) => void
  onAskAccount: (asked: AskedChange) => void
}

/** The table of people with their roles and actions. */
export function UserTable({ people, ownId, changing, ...rest }: UserTableProps) {
  const { t } = useTranslation('console')
  const isNarrow = useNarrow()
  return (
    <VirtualTable
      label={t('admin.users.title')}
      rows={people}
      hasCards
      head={
        <>
          <th scope="col">{t('admin.users.table.name')}</th>
          <th scope="col" data-wide="most">
            {t('admin.users.table.id')}
          </th>
          <th scope="col" data-wide>
            {t('admin.users.table.role')}
          </th>
          <th scope="col" data-wide>
            {t('admin.users.table.access')}
          </th>
          <th scope="col" data-wide="most">
            {t('admin.users.table.date')}
          </th>
          <th scope="col">{t('admin.common.actions')}</th>
        </>
      }
    >
      {(person, place) => (
        <UserRow
          person={person}
          place={place}
          isNarrow={isNarrow}
          isOwn={person.id === ownId}
          isChanging={changing.has(person.id)}
          {...rest}
        />
      )}
    </VirtualTable>
  )
}
