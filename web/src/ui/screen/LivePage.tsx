import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { FailedNotice, OfflineNotice } from '../status/LiveNotice'
import { Notice } from '../status/Notice'
import { PageHead } from './PageHead'
import { Spinner } from './Spinner'
import { useWindowTitle } from './useWindowTitle'

/** What is known of a list, as far as its page has to say so. */
type Known =
  | { status: 'loading' | 'offlineEmpty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; rows: readonly unknown[]; isPartial: boolean }

interface LivePageProps<Live extends Known> {
  live: Live
  title: string
  /** Said when the list could not be loaded, and when there is nothing in it. */
  failed: string
  empty: string
  /** What can be done on the page, in its head. */
  action?: ReactNode
  /** What stands above the list also when nothing is in it. */
  intro?: ReactNode
  /** The list, once there is something in it. */
  children: (ready: Extract<Live, { status: 'ready' }>) => ReactNode
}

/**
 * The frame of a page that shows one live list: loading, failed, not known without a network, empty, or the list. What
 * is there of a list whose rest is still coming can be read, and worked with once that takes long.
 */
export function LivePage<Live extends Known>({
  live,
  title,
  failed,
  empty,
  action,
  intro,
  children,
}: LivePageProps<Live>) {
  const { t } = useTranslation('console')
  const { t: words } = useTranslation()
  useWindowTitle(title)
  const isHeld = useFirstMoment(live.status === 'ready' && live.isPartial)
  if (live.status === 'loading') return <Spinner label={title} />
  if (live.status === 'failed') return <FailedNotice onRetry={live.retry}>{failed}</FailedNotice>
  return (
    <>
      <PageHead title={title}>{action}</PageHead>
      {intro}
      {live.status === 'offlineEmpty' && <OfflineNotice>{t('admin.common.offlineEmpty')}</OfflineNotice>}
      {isReady(live) && live.rows.length === 0 && <Notice>{empty}</Notice>}
      {isReady(live) && live.rows.length > 0 && (
        <>
          {live.isPartial && <Rest role="status">{words('common.loading')}</Rest>}
          <Rows inert={isHeld} aria-busy={live.isPartial}>
            {children(live)}
          </Rows>
        </>
      )}
    </>
  )
}

const isReady = <Live extends Known>(live: Live): live is Extract<Live, { status: 'ready' }> => live.status === 'ready'

/** The rest of a list comes in a moment; on a line that hardly works nobody is kept from the rows longer than this. */
const momentMs = 10_000

/** Whether something has begun, but not long ago. */
function useFirstMoment(isOn: boolean) {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setPast(true), momentMs)
    return () => {
      clearTimeout(timer)
      setPast(false)
    }
  }, [isOn])
  return isOn && !isPast
}

/** Says over the rows that more are coming, without moving them when it goes. */
const Rest = styled.p`
  position: fixed;
  inset-block-end: ${space(3)};
  inset-inline: 0;
  z-index: 2;
  inline-size: fit-content;
  margin-inline: auto;
  padding: ${space(0.5)} ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.ink};
  font-weight: 600;
`
/** How many there are is not known before all of them are. */
const Rows = styled.div`
  &[inert] {
    opacity: 0.6;
  }
  &[inert] [role='status'] {
    visibility: hidden;
  }
`
