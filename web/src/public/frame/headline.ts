import { css } from 'styled-components'
import { font } from '../../theme/tokens'

/*
 * Chinese, Japanese and Arabic have no condensed face. They use the text face: smaller, with more line spacing and no
 * letter-spacing. GlobalStyle's variables make the difference, so that no rule is written three times.
 */

/** Letter-spacing in em, for scripts that allow it. */
export const spaced = (em: number) => css`letter-spacing: calc(${em}em * var(--spread));`

/** A heading in the display face that grows with the window, from `min` to `max` rem. */
export const headline = (min: number, fluid: number, max: number, line = 0.98) => css`
  font: 800 calc(clamp(${min}rem, ${fluid}vw, ${max}rem) * var(--headSize)) / calc(${line} + var(--air)) ${font.display};
`

/** A name in the display face, `size` in rem. */
export const subhead = (size: number, weight = 700) => css`
  font: ${weight} max(1rem, ${size}rem * var(--nameSize)) / calc(1.1 + var(--air)) ${font.display};
`
