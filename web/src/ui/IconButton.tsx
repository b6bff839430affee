import type { ComponentProps } from 'react'
import styled, { css } from 'styled-components'
import { breakpoint, color, motion, radius } from '../theme/tokens'

/** A square button with an icon. `label` is its accessible name and its tooltip. */
export function IconButton({ label, type = 'button', ...rest }: ComponentProps<'button'> & { label: string }) {
  return <Root title={label} {...rest} type={type} aria-label={label} />
}

/** A link that looks like an icon button. With `target="_blank"` the new page gets no reference to this one. */
export function IconLink({ label, target, ...rest }: ComponentProps<'a'> & { label: string }) {
  const rel = target === '_blank' ? 'noopener' : undefined
  return <Anchor title={label} {...rest} target={target} rel={rel} aria-label={label} />
}

const squareButton = css`
  display: inline-grid;
  place-items: center;
  min-inline-size: 2.5rem;
  min-block-size: 2.5rem;
  ${breakpoint.phone} {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
  padding: 0.25rem;
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.ink};
  transition: background-color ${motion.quick}, color ${motion.quick};
  &:hover:not(:disabled) {
    background: ${color.sunken};
    color: ${color.secondary};
  }
  &:disabled {
    opacity: 0.5;
  }
`
const Root = styled.button`
  ${squareButton}
`
const Anchor = styled.a`
  ${squareButton}
`
