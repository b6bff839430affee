import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { type ButtonLook, buttonStyle } from './Button'

interface ButtonLinkProps extends ComponentProps<'a'> {
  look?: ButtonLook['$look']
  small?: boolean
}

/** A link that looks like a button; one with `target="_blank"` never hands the page over. */
export function ButtonLink({ look, small, target, ...rest }: ButtonLinkProps) {
  return (
    <Root
      {...rest}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      $look={look}
      $small={small}
    />
  )
}

const Root = styled.a<ButtonLook>`
  ${buttonStyle}
`
