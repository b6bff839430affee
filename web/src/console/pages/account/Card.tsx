import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '../../../theme/tokens'

/** The account of a card, and whether the network seems to be down. */
export interface CardProps {
  userId: string
  email: string
  isOffline: boolean
}

/** A titled section of the account page. */
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
