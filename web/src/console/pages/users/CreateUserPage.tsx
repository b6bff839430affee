import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSeemsOffline } from '../../../lib/network'
import { space } from '../../../theme/tokens'
import { PageHead } from '../../../ui/screen/PageHead'
import { OfflineNotice } from '../../../ui/status/LiveNotice'
import { CreateUserForm } from './CreateUserForm'
import { InviteCard } from './InviteCard'

/**
 * Creates another admin, by an invitation or with a password. Without a network, a notice says so before anyone
 * types.
 */
export default function CreateUserPage() {
  const { t } = useTranslation('console')
  const isOffline = useSeemsOffline()
  return (
    <>
      <PageHead title={t('admin.nav.createUser')} text={t('admin.users.create.intro')} />
      <Parts>
        {isOffline && <OfflineNotice>{t('admin.users.create.offline')}</OfflineNotice>}
        <InviteCard />
        <Or>{t('admin.users.invite.withPassword')}</Or>
        <CreateUserForm />
      </Parts>
    </>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
  max-inline-size: 32rem;
`
const Or = styled.h2`
  font-size: 1.75rem;
  font-weight: 700;
`
