import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { Spinner } from '../screen/Spinner'
import { Notice } from './Notice'

/** Tells that something is not available without a network. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  return <Notice icon={<WifiOff aria-hidden size={28} />}>{children}</Notice>
}

/** Tells that something could not be loaded, with a button that reloads it. */
export function FailedNotice({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation('console')
  return <Notice action={<Button onClick={onRetry}>{t('admin.common.reload')}</Button>}>{children}</Notice>
}

interface LiveNoticeProps {
  live: { status: 'loading' | 'offlineEmpty' | 'ready' } | { status: 'failed'; retry: () => void }
  /** The spinner's label. */
  loading: string
  /** The messages for a failure and for missing data without a network. */
  failed: string
  offline?: string
}

/** Replaces live content while it is not available. */
export function LiveNotice({ live, loading, failed, offline }: LiveNoticeProps) {
  const { t } = useTranslation('console')
  if (live.status === 'loading') return <Spinner label={loading} />
  if (live.status === 'failed') return <FailedNotice onRetry={live.retry}>{failed}</FailedNotice>
  return live.status === 'offlineEmpty' && <OfflineNotice>{offline ?? t('admin.common.offlineEmpty')}</OfflineNotice>
}
