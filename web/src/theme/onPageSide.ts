import { css } from 'styled-components'

/** For a text of any script (`dir="auto"`): it stands on the page's side, under what names it. */
export const onPageSide = css`
  :root:dir(rtl) &:dir(ltr),
  :root:dir(ltr) &:dir(rtl) {
    text-align: end;
  }
`
