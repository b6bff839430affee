import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius } from '../../../theme/tokens'
import { Hidden } from '../../../ui/Hidden'
import { useCountWords, useUnread } from './useUnread'

/** The number of new enquiries, shown beside a link to them; null if there are none or the number is unknown. */
export function UnreadBadge() {
  const { t } = useTranslation('console')
  const { count } = useUnread()
  const words = useCountWords()
  if (!count) return null
  return (
    <>
      <Figure aria-hidden data-unread>
        {words(count)}
      </Figure>
      <Hidden>{` ${t('admin.alerts.several', { count, n: words(count) })}`}</Hidden>
    </>
  )
}

const Figure = styled.span`
  min-inline-size: 1.5rem;
  margin-inline-start: auto;
  padding-inline: 0.375rem;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: 0.8125rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.5rem;
  text-align: center;
`
