import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, motion, radius } from '../../theme/tokens'
import { Hidden } from '../../ui/Hidden'

/**
 * A square button with one child per state, one of which the styles show. It therefore works before any script runs.
 */
export const StateButton = styled.button.attrs({ type: 'button' })`
  display: inline-grid;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.ink};
  transition: background-color ${motion.quick}, color ${motion.quick};
  &:hover {
    background: ${color.sunken};
    color: ${color.secondary};
  }
  > span {
    display: grid;
    place-items: center;
  }
`

/** The content for one state: an icon, and the button's name in that state. */
export const StateLabel = ({ label, children }: { label: string; children: ReactNode }) => (
  <span title={label}>
    {children}
    <Hidden>{label}</Hidden>
  </span>
)
