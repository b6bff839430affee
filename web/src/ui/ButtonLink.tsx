import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { type ButtonVariant, buttonStyle } from './Button'

interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: ButtonVariant['$variant']
  small?: boolean
}

/** A link that looks like a button; one with `target="_blank"` never hands the page over. */
export function ButtonLink({ variant, small, target, ...rest }: ButtonLinkProps) {
  return (
    <Root
      {...rest}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      $variant={variant}
      $small={small}
    />
  )
}

const Root = styled.a<ButtonVariant>`
  ${buttonStyle}
`
