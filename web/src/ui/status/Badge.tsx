import styled from 'styled-components'
import { color, radius } from '../../theme/tokens'

/** A short label on an item: `secondary` for a state, `accent` for something that stands out. */
export const Badge = styled.span<{ $tone?: 'secondary' | 'accent' | 'plain' }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.125rem 0.5rem;
  border: 1px solid ${({ $tone }) => ($tone === 'accent' ? color.accent : $tone === 'secondary' ? color.secondary : color.lineStrong)};
  border-radius: ${radius.round};
  color: ${({ $tone }) => ($tone === 'accent' ? color.accent : $tone === 'secondary' ? color.secondary : color.inkSoft)};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
`
