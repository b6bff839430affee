import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Strip } from '../../ui/status/Strip'
import { hasDoubts, onDoubts } from './doubts'

/** Asks on every console page, after a password reset by mail, to confirm or remove the account's passkeys. */
export function PasskeyDoubts() {
  const { t } = useTranslation('console')
  if (!useSyncExternalStore(onDoubts, hasDoubts)) return null
  return (
    <Strip role="status">
      <p>{t('passkeys.doubt.notice')}</p>
      <Link to="/admin/account#passkeys">{t('passkeys.doubt.look')}</Link>
    </Strip>
  )
}
