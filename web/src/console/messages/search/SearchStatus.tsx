import { sumOf } from '@studio/domain/messages/inbox/kinds'
import { isTrashed } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment, formatNumber, sentences } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { useSeemsOffline } from '../../../lib/network'
import { color, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { useMessages, useOlder } from '../model/useMessages'

interface SearchStatusProps {
  found: number
  inTrash: boolean
  /** False if only filters are active, so that the results have the chosen status. */
  hasText: boolean
}

/** Shows the number of search results and how many messages have been searched so far. */
export function SearchStatus({ found, inTrash, hasText }: SearchStatusProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const isOffline = useSeemsOffline()
  const say = (value: number) => formatNumber(language, value)
  const words = 'admin.messages.search'
  const { live, shown, counts, last } = useMessages()
  const older = useOlder('everything')
  const all = shown.rows.length
  const isWhole = live.status === 'ready' && !older.isRest
  const hasFailed = live.status === 'failed' || older.hasFailed
  // Searches cover either the trash or everything else.
  const searched = shown.rows.filter((message) => isTrashed(message) === inTrash).length
  const read = { count: searched, n: say(searched) }
  const extent = () => {
    if (isWhole && !isOffline && !hasText) return ''
    if (isWhole && !isOffline) return inTrash ? t(`${words}.inTrash`) : t(`${words}.everywhere`, read)
    if (isWhole) return t(`${words}.asOf`, { ...read, when: formatMoment(language, last?.at ?? 0) })
    const total = counts && Math.max(sumOf(counts), all)
    if (isOffline && (all === 0 || !total)) return t(`${words}.offlineNone`)
    if (isOffline) return t(`${words}.offlinePart`, { count: total, n: all, total })
    if (hasFailed) return t(`${words}.failed`, read)
    return total ? t(`${words}.reading`, { count: total, n: all, total }) : t(`${words}.beginning`)
  }
  return (
    <Root>
      <p role="status">
        {sentences(language, [t(`${words}.found`, { count: found, n: say(found) }), extent()].filter(Boolean))}
      </p>
      {hasFailed && !isOffline && !isWhole && (
        <Button small variant="line" onClick={live.status === 'failed' ? live.retry : older.read}>
          {t('admin.common.reload')}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-block-end: ${space(2)};
  color: ${color.inkSoft};
`
