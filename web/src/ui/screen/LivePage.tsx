import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { FailedNotice, OfflineNotice } from '../status/LiveNotice'
import { Notice } from '../status/Notice'
import { PageHead } from './PageHead'
import { Spinner } from './Spinner'
import { useWindowTitle } from './useWindowTitle'

/** The part of a list's state that the page shows. */
type Known =
  | { status: 'loading' | 'offlineEmpty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; rows: readonly unknown[]; isPartial: boolean }

interface LivePageProps<Live extends Known> {
  live: Live
  title: string
  /** Shown if the list could not be loaded. */
  failed: string
  empty: string
  /** The page's actions, in its head. */
  action?: ReactNode
  /** Shown above the list, even if it is empty. */
  intro?: ReactNode
  /** Renders the list if it is not empty. */
  children: (ready: Extract<Live, { status: 'ready' }>) => ReactNode
}

/**
 * The frame of a page with one live list: loading, failed, offline without data, empty, or the list. While a list is
 * partly loaded its rows can be read. If the rest takes long, they can also be used.
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

/** Time in ms after which a partly loaded list can be used. The rest usually arrives much sooner. */
const momentMs = 10_000

/** Returns whether something is on and began less than `momentMs` ago. */
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

/** A floating note that more rows are loading. It covers the rows, so that nothing moves when it goes. */
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
/** The number of rows is unknown until all are loaded. */
const Rows = styled.div`
  &[inert] {
    opacity: 0.6;
  }
  &[inert] [role='status'] {
    visibility: hidden;
  }
`
