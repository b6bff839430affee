import type { Account } from '@studio/domain/people/account'
import type { Person } from '@studio/domain/people/people'
import { Trash2, UserCheck, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { IconButton } from '../../../ui/IconButton'
import { type AskedChange, changesOf } from './accountChange'

/** The icons of the account actions. */
export const accountIcons = { disable: UserX, enable: UserCheck, remove: Trash2 }

interface AccountActionsProps {
  person: Person
  accounts: ReadonlyMap<string, Account> | undefined
  isDisabled: boolean
  onAsk: (asked: AskedChange) => void
}

/** The actions for another person's account. */
export function AccountActions({ person, accounts, isDisabled, onAsk }: AccountActionsProps) {
  const { t } = useTranslation('console')
  const name = person.name || t('admin.users.unnamed')
  return (
    <Root>
      {changesOf(accounts, person.id).map((change) => {
        const Icon = accountIcons[change]
        return (
          <IconButton
            key={change}
            label={t(`admin.users.account.${change}.of`, { name })}
            aria-disabled={isDisabled || undefined}
            onClick={() => !isDisabled && onAsk({ change, person })}
          >
            <Icon aria-hidden size={18} />
          </IconButton>
        )
      })}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  [aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`
