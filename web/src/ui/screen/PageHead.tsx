import type { ReactNode } from 'react'
import styled from 'styled-components'
import { breakpoint, color, space } from '../../theme/tokens'
import { useWindowTitle } from './useWindowTitle'

/** The head of a console page: its title (also the window's), a short text, and actions. */
export function PageHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  useWindowTitle(title)
  return (
    <Root>
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  margin-block-end: ${space(1.5)};
  h1 {
    /* Scripts without the studio's narrow face take more room. */
    font-size: calc(clamp(1.75rem, 8vw, 2.5rem) * (1 - var(--air) / 2));
    font-weight: 700;
  }
  h1 + p {
    margin-block-start: ${space(0.5)};
    color: ${color.inkSoft};
  }
  ${breakpoint.medium} {
    gap: ${space(2)};
    margin-block-end: ${space(3)};
    /* A long text wraps beside the buttons, instead of pushing them below. */
    > :first-child {
      flex: 1 1 20rem;
    }
  }
`
