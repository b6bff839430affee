import styled, { keyframes } from 'styled-components'
import { color } from '../../theme/tokens'
import { hasInteracted } from './hasInteracted'

const advance = keyframes`
  from { transform: translateX(var(--start)); }
  to { transform: none; }
`

/** A playhead under the header that follows the scroll, in browsers with scroll-driven animations. */
export const Playline = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  @supports (animation-timeline: scroll()) {
    @media (prefers-reduced-motion: no-preference) {
      display: block;
    }
  }
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  block-size: 0.75rem;
  overflow: hidden;
  pointer-events: none;
  &::before {
    --start: -100%;
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 2px;
    background: ${color.accent};
    transform: translateX(var(--start));
  }
  ${hasInteracted} &::before {
    animation: ${advance} linear both;
    animation-timeline: scroll(root);
  }
  &:dir(rtl)::before {
    --start: 100%;
  }
`
