import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type ShownStatus, syncStatusStyles } from './syncStatusStyles'

/** How far something has come, as an icon beside its name; the words are read aloud and shown to a mouse. */
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
