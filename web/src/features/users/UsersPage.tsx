import { useTranslation } from 'react-i18next'
import { PageHead } from '../../ui/PageHead'

export default function UsersPage() {
  const { t } = useTranslation('console')
  return <PageHead title={t('admin.nav.users')} />
}
