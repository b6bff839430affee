import type { Account } from '@studio/domain/people/account'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { bestTime } from '../../../lib/serverTime'
import { color } from '../../../theme/tokens'
import { Age } from '../../../ui/Age'
import { Badge } from '../../../ui/status/Badge'

/** Shows the last sign-in, the number of devices, and whether the account is disabled or deleted. */
export function AccountFacts({ account }: { account: Account | undefined }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  if (!account) return <Badge $tone="accent">{t('admin.users.account.gone')}</Badge>
  const { last_sign_in, devices, disabled } = account
  return (
    <Facts>
      {disabled && <Badge $tone="accent">{t('admin.users.account.disabled')}</Badge>}
      {last_sign_in ? (
        <Age moment={last_sign_in} now={bestTime()} words={(when) => t('admin.users.account.lastSignIn', { when })} />
      ) : (
        <span>{t('admin.users.account.never')}</span>
      )}
      <span>{t('admin.users.account.devices', { count: devices, n: formatNumber(language, devices) })}</span>
    </Facts>
  )
}

const Facts = styled.div`
  display: grid;
  justify-items: start;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`
