import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { Spinner } from '../screen/Spinner'
import { Notice } from './Notice'

/** Says that something is not known here without a network. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  return <Notice icon={<WifiOff aria-hidden size={28} />}>{children}</Notice>
}

/** Says that something could not be loaded, and loads it again. */
export function FailedNotice({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation('console')
  return <Notice action={<Button onClick={onRetry}>{t('admin.common.reload')}</Button>}>{children}</Notice>
}

interface LiveNoticeProps {
  live: { status: 'loading' | 'offlineEmpty' | 'ready' } | { status: 'failed'; retry: () => void }
  /** What is loading. */
  loading: string
  /** Said when it could not be loaded, and when it is not known without a network. */
  failed: string
  offline?: string
}

/** What stands in place of something live while it is not there. */
export function LiveNotice({ live, loading, failed, offline }: LiveNoticeProps) {
  const { t } = useTranslation('console')
  if (live.status === 'loading') return <Spinner label={loading} />
  if (live.status === 'failed') return <FailedNotice onRetry={live.retry}>{failed}</FailedNotice>
  return live.status === 'offlineEmpty' && <OfflineNotice>{offline ?? t('admin.common.offlineEmpty')}</OfflineNotice>
}
