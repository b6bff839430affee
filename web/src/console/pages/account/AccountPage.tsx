import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSeemsOffline } from '../../../lib/network'
import { space } from '../../../theme/tokens'
import { PageHead } from '../../../ui/screen/PageHead'
import { OfflineNotice } from '../../../ui/status/LiveNotice'
import { useAdmin } from '../../shell/account'
import { DevicesCard } from './DevicesCard'
import { NameCard } from './NameCard'
import { PasswordCard } from './PasswordCard'
import { PasskeysCard } from './passkeys/PasskeysCard'

/** The signed-in account: name, password, passkeys and devices. */
export default function AccountPage() {
  const { t } = useTranslation('console')
  const { userId, email } = useAdmin()
  const isOffline = useSeemsOffline()
  const account = { userId, email, isOffline }
  return (
    <>
      <PageHead title={t('admin.account.title')} text={t('admin.account.text', { email })} />
      <Cards>
        {isOffline && <OfflineNotice>{t('admin.account.offline')}</OfflineNotice>}
        <NameCard {...account} />
        <PasswordCard {...account} />
        <PasskeysCard {...account} />
        <DevicesCard {...account} />
      </Cards>
    </>
  )
}

const Cards = styled.div`
  display: grid;
  gap: ${space(3)};
  max-inline-size: 40rem;
`
