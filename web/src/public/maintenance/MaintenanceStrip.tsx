import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'

/** Tells admins that visitors cannot see the page. */
export function MaintenanceStrip() {
  const { t } = useTranslation()
  return <Root role="status">{t('maintenance.notice')}</Root>
}

/* Uses the room that the first section leaves for the fixed header, and scrolls with the page, so it covers nothing. */
const Root = styled.p`
  position: relative;
  z-index: 1;
  margin-block: 4.5rem -4.5rem;
  padding: ${space(1)} ${space(2)};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;
  text-align: center;
`
