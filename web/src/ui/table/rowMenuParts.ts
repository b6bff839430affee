import styled, { css } from 'styled-components'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { IconButton } from '../IconButton'

export const Opener = styled(IconButton)`
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
`
/** Covers the window and takes taps beside the menu. */
export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  align-items: end;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.backdrop};
  touch-action: none;
  ${breakpoint.medium} {
    background: transparent;
  }
`
/** The sheet at the bottom of a phone, or the box at the button. */
export const Menu = styled.div`
  max-block-size: calc(100dvh - 4rem);
  padding: ${space(1)} ${space(1)} max(${space(1)}, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-block-end: 0;
  border-start-start-radius: ${radius.medium};
  border-start-end-radius: ${radius.medium};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  touch-action: pan-y;
  ${breakpoint.medium} {
    position: absolute;
    min-inline-size: 12rem;
    max-inline-size: 20rem;
    max-block-size: 50dvh;
    border-block-end: 1px solid ${color.line};
    border-radius: ${radius.medium};
  }
`
export const Name = styled.p`
  padding: ${space(0.5)} ${space(1.5)} ${space(1)};
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`
const itemStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  inline-size: 100%;
  min-block-size: 3rem;
  padding: ${space(0.5)} ${space(1.5)};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  svg {
    flex: none;
    color: ${color.inkSoft};
  }
  &:hover,
  &:focus-visible {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
export const Item = styled.button`
  ${itemStyle}
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`
export const Link = styled.a`
  ${itemStyle}
`
