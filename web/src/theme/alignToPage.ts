import { css } from 'styled-components'

/** Aligns a text of any script (`dir="auto"`) with the page's direction, below its label. */
export const alignToPage = css`
  :root:dir(rtl) &:dir(ltr),
  :root:dir(ltr) &:dir(rtl) {
    text-align: end;
  }
`
