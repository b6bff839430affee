import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'

interface ItemFactsProps {
  badge: ReactNode
  name: ReactNode
  /** One element per fact. */
  children: ReactNode
}

/** The content of a list item outside of tables: a badge and the item's name, and below them facts in a row. */
export function ItemFacts({ badge, name, children }: ItemFactsProps) {
  return (
    <>
      <Head>
        {badge}
        <strong>{name}</strong>
      </Head>
      <Facts>{children}</Facts>
    </>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  overflow-wrap: anywhere;
`
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1.5)};
  margin-block: ${space(0.5)} 0;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  overflow-wrap: anywhere;
  /* Hides the separator dot at the start of a line, which lies outside. */
  overflow: clip;
  > * {
    position: relative;
  }
  > ::before {
    content: '·';
    position: absolute;
    inset-inline-end: 100%;
    inline-size: ${space(1.5)};
    text-align: center;
  }
`
