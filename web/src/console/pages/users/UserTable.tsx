import type { Person } from '@studio/domain/people/people'
import { useTranslation } from 'react-i18next'
import { VirtualTable } from '../../../ui/table/VirtualTable'
import { UserRow } from './UserRow'

interface UserTableProps {
  people: readonly Person[]
  /** Who is signed in. */
  ownId: string
  /** Ids of those whose role is just being changed. */
  changing: ReadonlySet<string>
  isOnline: boolean
  onAsk: (person: Person) => void
}

/** People with their roles, and what can be done about those. */
export function UserTable({ people, ownId, changing, isOnline, onAsk }: UserTableProps) {
  const { t } = useTranslation('console')
  return (
    <VirtualTable
      label={t('admin.users.title')}
      rows={people}
      head={
        <>
          <th scope="col">{t('admin.users.table.name')}</th>
          <th scope="col" data-wide>
            {t('admin.users.table.id')}
          </th>
          <th scope="col" data-wide>
            {t('admin.users.table.role')}
          </th>
          <th scope="col" data-wide>
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
          isOwn={person.id === ownId}
          isChanging={changing.has(person.id)}
          isOnline={isOnline}
          onAsk={onAsk}
        />
      )}
    </VirtualTable>
  )
}
