import styled from 'styled-components'
import { color, radius } from '../../../theme/tokens'
import { useUnread } from './useUnread'

/** A dot on the menu button while the links and their number are hidden. Screen readers announce the number instead. */
export function UnreadDot() {
  const { count } = useUnread()
  return count ? <Dot aria-hidden data-unread-dot /> : null
}

const Dot = styled.span`
  position: absolute;
  inset-block-start: 0.375rem;
  inset-inline-end: 0.375rem;
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border: 2px solid ${color.ground};
  border-radius: ${radius.round};
  background: ${color.accent};
`
