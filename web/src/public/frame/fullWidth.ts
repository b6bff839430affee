import { css } from 'styled-components'

/** The space on each side of a section's text. Sections are size containers. */
export const gutter = 'max(1.25rem, (100cqi - 76rem) / 2)'

/** Stretches an element to the full width of the screen, however wide its section's text is. */
export const fullWidth = css`
  inline-size: 100cqi;
  margin-inline: calc(50% - 50cqi);
`
