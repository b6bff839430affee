import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Two lines of what was said; the whole text stands in the form. */
export const Excerpt = ({ children }: { children: ReactNode }) => (
  <Lines>
    <bdi>{children}</bdi>
  </Lines>
)

const Lines = styled.span`
  display: -webkit-box;
  max-inline-size: 36ch;
  overflow: hidden;
  overflow-wrap: anywhere;
  /* What is cut keeps the dots below its letters. */
  line-height: calc(1.3 + var(--air) / 2);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
