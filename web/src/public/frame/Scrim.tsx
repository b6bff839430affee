import styled, { css } from 'styled-components'

/** Removes the browser's default styles of a popover, so that it stays in the layout while it is closed. */
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
 * The area around a popover's sheet, within the popover: pressing it closes the popover and returns the focus. A press
 * on `::backdrop` would also reach what lies behind it, such as a link, and leave the focus there.
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
