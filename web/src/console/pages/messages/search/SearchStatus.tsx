import { isTrashed } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment, formatNumber, sentences } from '../../../../i18n/format'
import { useLanguage } from '../../../../i18n/useLanguage'
import { useSeemsOffline } from '../../../../lib/network'
import { color, space } from '../../../../theme/tokens'
import { Button } from '../../../../ui/Button'
import type { IndexState } from '../../../messages/messageIndex'

interface SearchStatusProps {
  state: IndexState
  found: number
  inTrash: boolean
  onRetry: () => void
}

/** Shows the number of search results and how many messages have been searched so far. */
export function SearchStatus({ state, found, inTrash, onRetry }: SearchStatusProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const isOffline = useSeemsOffline()
  const say = (value: number) => formatNumber(language, value)
  const words = 'admin.messages.search'
  const { all, isWhole, reading, hasFailed, total, heardAt } = state
  // Searches cover either the trash or everything else.
  const searched = all.filter(({ message }) => isTrashed(message) === inTrash).length
  const read = { count: searched, n: say(searched) }
  const extent = () => {
    if (isWhole && !isOffline) return inTrash ? t(`${words}.inTrash`) : t(`${words}.everywhere`, read)
    if (isWhole) return t(`${words}.asOf`, { ...read, when: formatMoment(language, heardAt) })
    if (isOffline && all.length === 0) return t(`${words}.offlineNone`)
    const most = Math.max(total, all.length)
    if (isOffline) return t(`${words}.offlinePart`, { count: most, n: all.length, total: most })
    if (hasFailed) return t(`${words}.failed`, read)
    return total > 0 ? t(`${words}.reading`, { count: total, n: reading ?? 0, total }) : t(`${words}.beginning`)
  }
  return (
    <Root>
      <p role="status">{sentences(language, [t(`${words}.found`, { count: found, n: say(found) }), extent()])}</p>
      {hasFailed && !isOffline && !isWhole && (
        <Button small variant="line" onClick={onRetry}>
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
