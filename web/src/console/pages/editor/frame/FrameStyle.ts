import { createGlobalStyle } from 'styled-components'
import { color } from '../../../../theme/tokens'

/** Styles for the page inside the console, in addition to its own. */
export const FrameStyle = createGlobalStyle`
  [data-part] { cursor: pointer; }
  [data-part]:hover { outline: 2px dashed ${color.secondary}; outline-offset: 2px; }
  [data-part]:focus-visible, [data-part][aria-pressed='true'] {
    outline: 3px solid ${color.accent}; outline-offset: 2px; border-radius: 2px;
  }
  /* A press reaches the part around a control, and opens no list of options. */
  input, select, textarea, video { pointer-events: none; }
`
