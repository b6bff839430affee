import type { Account } from '@studio/domain/people/account'
import { type Person, shortId } from '@studio/domain/people/people'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatDate } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { Badge } from '../../../ui/status/Badge'
import type { RowPlace } from '../../../ui/table/VirtualTable'
import { AccountActions } from './AccountActions'
import { AccountFacts } from './AccountFacts'
import type { AskedChange } from './accountChange'
import { UserMenu } from './UserMenu'

interface UserRowProps {
  person: Person
  place: RowPlace
  isOwn: boolean
  isChanging: boolean
  accounts: ReadonlyMap<string, Account> | undefined
  isNarrow: boolean
  onAsk: (person: Person) => void
  onAskAccount: (asked: AskedChange) => void
}

/**
 * A row of the users' table with all its actions, since a person has no page of their own. The button that would revoke
 * the signed-in account's role does nothing and explains why.
 */
export function UserRow({ person, place, isOwn, isChanging, accounts, isNarrow, onAsk, onAskAccount }: UserRowProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const reasonId = useId()
  const { id, isAdmin } = person
  const name = person.name || t('admin.users.unnamed')
  const isOwnRole = isOwn && isAdmin
  const role = (
    <Badge $tone={isAdmin ? 'secondary' : 'plain'}>
      {t(isAdmin ? 'admin.users.roles.admin' : 'admin.users.roles.regular')}
    </Badge>
  )
  const email = accounts?.get(id)?.email
  const facts = accounts && <AccountFacts account={accounts.get(id)} />
  return (
    <tr {...place}>
      <th scope="row">
        <Name $missing={!person.name}>{name}</Name> {isOwn && <Badge>{t('admin.users.you')}</Badge>}
        {email && (
          <Email>
            <bdi dir="ltr">{email}</bdi>
          </Email>
        )}
        <Narrow>
          <Id dir="ltr">{shortId(id)}</Id>
          {role}
          {facts}
          {isNarrow && isOwnRole && <Reason>{t('admin.users.ownRole')}</Reason>}
        </Narrow>
      </th>
      <td data-wide="most">
        <Id dir="ltr" title={id}>
          {shortId(id)}
        </Id>
      </td>
      <td data-wide>{role}</td>
      <td data-wide>{facts ?? '-'}</td>
      <Day data-wide="most">{person.since ? formatDate(language, person.since) : '-'}</Day>
      <td data-tight={isNarrow || undefined}>
        {isNarrow && !isOwn && (
          <UserMenu
            person={person}
            accounts={accounts}
            isDisabled={isChanging}
            onAsk={onAsk}
            onAskAccount={onAskAccount}
          />
        )}
        {!isNarrow && (
          <Action>
            <Buttons>
              <Button
                small
                variant="line"
                isBusy={isChanging}
                aria-disabled={isOwnRole || undefined}
                aria-label={t(isAdmin ? 'admin.users.revokeFrom' : 'admin.users.grantTo', { name })}
                aria-describedby={isOwnRole ? reasonId : undefined}
                onClick={() => !isOwnRole && onAsk(person)}
              >
                {t(isAdmin ? 'admin.users.revoke' : 'admin.users.grant')}
              </Button>
              {!isOwn && (
                <AccountActions person={person} accounts={accounts} isDisabled={isChanging} onAsk={onAskAccount} />
              )}
            </Buttons>
            {isOwnRole && <Reason id={reasonId}>{t('admin.users.ownRole')}</Reason>}
          </Action>
        )}
      </td>
    </tr>
  )
}

const Name = styled.span<{ $missing: boolean }>`
  color: ${({ $missing }) => ($missing ? color.inkSoft : color.ink)};
  overflow-wrap: break-word;
`
const Id = styled.code`
  white-space: nowrap;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  font-weight: 400;
`
const Email = styled.div`
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  font-weight: 400;
  overflow-wrap: anywhere;

  ${breakpoint.medium} {
    min-inline-size: 11rem;
  }
`
const Narrow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  ${breakpoint.medium} {
    display: none;
  }
`
const Day = styled.td`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`
const Action = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(0.5)};
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)};
`
const Reason = styled.small`
  max-inline-size: 16rem;
  color: ${color.inkSoft};
  line-height: 1.3;
`
