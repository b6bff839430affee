import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { breakpoint, color, motion, radius, space } from '../theme/tokens'
import { textsInSpans } from './textsInSpans'

export interface ButtonVariant {
  /**
   * `accent` for the primary action, `line` for others, `quiet` inside rows and bars, `danger` for destructive ones.
   */
  $variant?: 'accent' | 'line' | 'quiet' | 'danger'
  $small?: boolean
}

/** The styles of a button, for buttons and for links that look like one. */
export const buttonStyle = css<ButtonVariant>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  max-inline-size: 100%;
  min-block-size: 2.75rem;
  ${breakpoint.medium} {
    min-block-size: ${({ $small }) => ($small ? '2.25rem' : '2.75rem')};
  }
  padding: ${({ $small }) => ($small ? '0.25rem 0.75rem' : '0.5rem 1.25rem')};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}, transform ${motion.quick};
  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  /* The icon keeps its width beside a text of two lines; a long text breaks if large text leaves no room for it. */
  > svg {
    flex: none;
  }
  > span {
    min-inline-size: 0;
  }
  ${({ $variant = 'accent' }) => variants[$variant]}
`

const variants = {
  accent: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not(:disabled) {
      background: ${color.accentHover};
    }
  `,
  line: css`
    background: transparent;
    border-color: ${color.lineStrong};
    color: ${color.ink};
    &:hover:not(:disabled) {
      border-color: ${color.secondary};
      color: ${color.secondary};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.ink};
    &:hover:not(:disabled) {
      background: ${color.sunken};
      color: ${color.secondary};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover:not(:disabled) {
      filter: brightness(1.08);
    }
  `,
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant['$variant']
  small?: boolean
  /** Shows a spinner and ignores clicks. */
  isBusy?: boolean
}

export function Button({ variant, small, isBusy = false, disabled, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      $variant={variant}
      $small={small}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Spinner aria-hidden size={18} />}
      {textsInSpans(children)}
    </Root>
  )
}

const Root = styled.button<ButtonVariant>`
  ${buttonStyle}
`
const turn = keyframes`
  to { transform: rotate(1turn); }
`
const Spinner = styled(LoaderCircle)`
  animation: ${turn} 0.9s linear infinite;
`
