import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, space } from '../../theme/tokens'

interface FullScreenProps {
  /** A short mark above the title, such as a status code. */
  code?: string
  title: string
  text: string
  /** The page's actions. */
  children?: ReactNode
  /** Shown below the actions. */
  more?: ReactNode
}

/** A page with a single message and its actions. */
export function FullScreen({ code, title, text, children, more }: FullScreenProps) {
  return (
    <Root>
      {code && <Code aria-hidden>{code}</Code>}
      <h1>{title}</h1>
      <p dir="auto">{text}</p>
      {children && <Actions>{children}</Actions>}
      {more}
    </Root>
  )
}

const Root = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  min-block-size: 100dvh;
  padding: ${space(4)};
  text-align: center;
  h1 {
    font-size: clamp(2.25rem, 6vw, 3.5rem);
  }
  p {
    max-inline-size: 60ch;
    color: ${color.inkSoft};
  }
`
const Code = styled.div`
  padding: 0 ${space(2)};
  border: 2px solid ${color.accent};
  color: ${color.accent};
  font: 800 3rem/1.2 ${font.display};
  font-variant-numeric: tabular-nums;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1.5)};
`
