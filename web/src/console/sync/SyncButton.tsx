import { CirclePause, CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, color } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Hidden } from '../../ui/Hidden'
import { PartBoundary } from '../../ui/screen/PartBoundary'
import { type Sync, useSync } from './data'
import { SyncPanel } from './SyncPanel'

const icons = {
  synced: CloudCheck,
  sending: CloudUpload,
  paused: CirclePause,
  offline: CloudOff,
  attention: CloudAlert,
}

/** A button with the sync status, shown at every width. Opens the sync panel. */
export function SyncButton() {
  const { t } = useTranslation('console')
  const sync = useSync()
  const { full, word, count } = useStatusWords()(sync)
  const [isOpen, setIsOpen] = useState(false)
  const Icon = icons[sync.status]
  // Until the outbox has been read, the status is unknown.
  if (!sync.isRead) return null
  return (
    <>
      <Chip variant="quiet" small onClick={() => setIsOpen(true)}>
        <State data-status={sync.status}>
          <Icon aria-hidden size={18} />
          <Hidden>{t('admin.sync.open', { status: '' })} </Hidden>
          {/* A single text node: React would otherwise update one that a browser's translator has already replaced. */}
          <Full>{`${full} `}</Full>
          <Short>
            {/* The short word is not read aloud if the full text already contains it. */}
            {word && <Word aria-hidden={full.includes(word)}>{word}</Word>}
            {count && <span aria-hidden>{count}</span>}
          </Short>
        </State>
      </Chip>
      <PartBoundary>{isOpen && <SyncPanel sync={sync} onClose={() => setIsOpen(false)} />}</PartBoundary>
    </>
  )
}

/** Returns a function that gives the status in full, and its short form: a word, a count, or both. */
function useStatusWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return ({
    status,
    waiting,
    conflicts,
    refused,
    unreadable,
  }: Sync): { full: string; word?: string; count?: string } => {
    const attention = conflicts + refused + unreadable
    const count = formatNumber(language, attention || waiting)
    if (status === 'synced') return { full: t('admin.sync.status.synced'), word: t('admin.sync.short.synced') }
    if (status === 'attention') return { full: t('admin.sync.status.attention', { n: count }), count }
    if (status === 'sending' || status === 'paused')
      return { full: t(`admin.sync.status.${status}`, { count: waiting }), count }
    const word = t('admin.sync.short.offline')
    if (waiting === 0) return { full: t('admin.sync.status.offline'), word }
    return { full: t('admin.sync.status.offlineWaiting', { count: waiting }), word, count }
  }
}

const Chip = styled(Button)`
  min-inline-size: 0;
  && {
    overflow: hidden;
    padding-inline: 4px;
    ${breakpoint.medium} {
      padding-inline: 0.75rem;
    }
  }
`
const State = styled.span`
  display: inline-flex;
  min-inline-size: 0;
  align-items: center;
  gap: 0.25rem;
  white-space: nowrap;
  color: ${color.good};
  &[data-status='sending'] {
    color: ${color.secondary};
  }
  &[data-status='paused'],
  &[data-status='offline'] {
    color: ${color.accent};
  }
  &[data-status='attention'] {
    color: ${color.danger};
  }
`
const Full = styled(Hidden)`
  ${breakpoint.large} {
    position: static;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    clip-path: none;
  }
`
const Short = styled.span`
  display: inline-flex;
  min-inline-size: 0;
  gap: 0.25rem;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  ${breakpoint.large} {
    display: none;
  }
`
/* On the smallest screens the word is cut off and the number stays. */
const Word = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`
