import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { type ButtonVariant, buttonStyle } from './Button'
import { textsInSpans } from './textsInSpans'

interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: ButtonVariant['$variant']
  small?: boolean
}

/** A link that looks like a button. With `target="_blank"` the new page gets no reference to this one. */
export function ButtonLink({ variant, small, target, children, ...rest }: ButtonLinkProps) {
  return (
    <Root
      {...rest}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      $variant={variant}
      $small={small}
    >
      {textsInSpans(children)}
    </Root>
  )
}

const Root = styled.a<ButtonVariant>`
  ${buttonStyle}
`
