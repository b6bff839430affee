import styled from 'styled-components'

/** A language's flag, on systems that can draw flags; otherwise hidden (i18n/flags.ts). */
export const Flag = styled.span.attrs({ 'aria-hidden': true })`
  :root:not([data-flags]) & {
    display: none;
  }
`
