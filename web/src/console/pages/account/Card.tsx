import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '../../../theme/tokens'

/** The account that a card is about, and whether the device seems to have no network. */
export interface CardProps {
  userId: string
  email: string
  isOffline: boolean
}

/** One part of the account, under its name. */
export function Card({
  id,
  title,
  text,
  children,
}: {
  id?: string
  title: string
  text?: string
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <Root id={id} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  h2 {
    font-size: 1.75rem;
    font-weight: 700;
  }
  h2 + p {
    color: ${color.inkSoft};
  }
`
