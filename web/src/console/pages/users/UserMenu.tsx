import type { Account } from '@studio/domain/people/account'
import type { Person } from '@studio/domain/people/people'
import { ShieldMinus, ShieldPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '../../../ui/table/RowMenu'
import { accountIcons } from './AccountActions'
import { type AskedChange, changesOf } from './accountChange'

interface UserMenuProps {
  person: Person
  accounts: ReadonlyMap<string, Account> | undefined
  isDisabled: boolean
  onAsk: (person: Person) => void
  onAskAccount: (asked: AskedChange) => void
}

/** The menu of actions for another person, for phones. */
export function UserMenu({ person, accounts, isDisabled, onAsk, onAskAccount }: UserMenuProps) {
  const { t } = useTranslation('console')
  const { id, isAdmin } = person
  return (
    <RowMenu
      name={person.name || t('admin.users.unnamed')}
      actions={[
        {
          icon: isAdmin ? ShieldMinus : ShieldPlus,
          label: t(isAdmin ? 'admin.users.revoke' : 'admin.users.grant'),
          isDisabled,
          onAct: () => onAsk(person),
        },
        ...changesOf(accounts, id).map((change) => ({
          icon: accountIcons[change],
          label: t(`admin.users.account.${change}.action`),
          isDisabled,
          onAct: () => onAskAccount({ change, person }),
        })),
      ]}
    />
  )
}
