import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '../../../../theme/tokens'

/** The head of a form beside the page. */
export function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Root>
      <h2>{title}</h2>
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-end: ${space(2)};
  h2 {
    font-size: 1.75rem;
    font-weight: 700;
  }
`
