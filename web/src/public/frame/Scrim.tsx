import styled, { css } from 'styled-components'

/** What a browser gives a popover, taken back: it lies where it stands until it is open. */
export const plainPopover = css`
  position: static;
  inset: auto;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
`

/**
 * The space around what a popover shows, inside of that popover: a press on it closes the popover, and the focus goes
 * back. A press on ::backdrop would reach what lies behind it, a link for example, and leave the focus there.
 */
export const Scrim = styled.button.attrs<{ popoverTarget: string }>({
  type: 'button',
  tabIndex: -1,
  'aria-hidden': true,
  popoverTargetAction: 'hide',
})`
  padding: 0;
  border: 0;
  background: none;
  cursor: default;
`
