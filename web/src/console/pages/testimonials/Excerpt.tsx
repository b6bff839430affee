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
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
