import type { ReactNode } from 'react'
import styled from 'styled-components'

/** The first two lines of a testimonial; its form has the whole text. */
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
  /* Tall enough that the hidden overflow does not cut off dots below letters, as in Arabic. */
  line-height: calc(1.3 + var(--air) / 2);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
