import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../../theme/tokens'

/** Marks the plan that most visitors choose. */
export function Popular() {
  const { t } = useTranslation()
  return <Mark>{t('pricing.popular')}</Mark>
}

const Mark = styled.span`
  display: block;
  inline-size: fit-content;
  margin-block-end: ${space(1)};
  padding: 0.125rem ${space(1.25)};
  border-radius: ${radius.small};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: 0.875rem;
  font-weight: 600;
  ${breakpoint.medium} {
    white-space: nowrap;
  }
`
