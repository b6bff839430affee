import styled from 'styled-components'
import { color, radius } from '../theme/tokens'

/** A small fact on a thing; `cool` for state, `hot` for what stands out. */
export const Badge = styled.span<{ $tone?: 'cool' | 'hot' | 'plain' }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.125rem 0.5rem;
  border: 1px solid ${({ $tone }) => ($tone === 'hot' ? color.hot : $tone === 'cool' ? color.cool : color.lineStrong)};
  border-radius: ${radius.round};
  color: ${({ $tone }) => ($tone === 'hot' ? color.hot : $tone === 'cool' ? color.cool : color.inkSoft)};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
`
