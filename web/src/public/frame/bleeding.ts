import { css } from 'styled-components'

/** What is left beside the text of a section, at each side; a section is a container. */
export const gutter = 'max(1.25rem, (100cqi - 76rem) / 2)'

/** Runs from one edge of the screen to the other, however wide the text of its section is. */
export const bleeding = css`
  inline-size: 100cqi;
  margin-inline: calc(50% - 50cqi);
`
