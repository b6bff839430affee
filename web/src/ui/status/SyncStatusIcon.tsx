import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type ShownStatus, syncStatusStyles } from './syncStatusStyles'

/** A sync status as an icon. Its text is the accessible name and the tooltip. */
export function SyncStatusIcon({ syncStatus }: { syncStatus: ShownStatus }) {
  const { t } = useTranslation('console')
  const { Icon, tone } = syncStatusStyles[syncStatus]
  const words = t(`admin.sync.syncStatus.${syncStatus}`)
  return (
    <Root role="img" aria-label={words} title={words} $tone={tone}>
      <Icon aria-hidden size={16} />
    </Root>
  )
}

const Root = styled.span<{ $tone: string }>`
  display: inline-block;
  margin-inline-start: 0.5rem;
  color: ${({ $tone }) => $tone};
  vertical-align: middle;
`
