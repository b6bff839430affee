import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { standingLooks, type WrittenStanding } from './standingLooks'

/** How far something has come, as an icon beside its name; the words are read aloud and shown to a mouse. */
export function StandingMark({ standing }: { standing: WrittenStanding }) {
  const { t } = useTranslation('console')
  const { Icon, tone } = standingLooks[standing]
  const words = t(`admin.sync.standing.${standing}`)
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
