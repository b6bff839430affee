import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useOnline } from '../../../lib/useOnline'
import { space } from '../../../theme/tokens'
import { PageHead } from '../../../ui/screen/PageHead'
import { Notice } from '../../../ui/status/Notice'
import { CreateUserForm } from './CreateUserForm'

/** Where an admin makes another one; without a network it says so before anybody types. */
export default function CreateUserPage() {
  const { t } = useTranslation('console')
  const isOnline = useOnline()
  return (
    <>
      <PageHead title={t('admin.nav.createUser')} text={t('admin.users.create.intro')} />
      <Parts>
        {!isOnline && <Notice icon={<WifiOff aria-hidden size={28} />}>{t('admin.users.create.offline')}</Notice>}
        <CreateUserForm isOnline={isOnline} />
      </Parts>
    </>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
  max-inline-size: 32rem;
`
