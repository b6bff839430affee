import { css } from 'styled-components'
import { font } from '../theme/tokens'

/** Chinese, Japanese and Arabic have no condensed face: there a line is set in the text face, smaller and with more air. */
const uncondensed = (size: string, lineHeight: number) => css`
  &:lang(ar),
  &:lang(ja),
  &:lang(zh) {
    font-family: ${font.text};
    font-size: ${size};
    line-height: ${lineHeight};
    letter-spacing: 0;
  }
  &:lang(ja) {
    word-break: auto-phrase;
  }
`

/** A heading in the display face that grows with the window, from `min` to `max` rem. */
export const headline = (min: number, fluid: number, max: number) => css`
  font-family: ${font.display};
  font-size: clamp(${min}rem, ${fluid}vw, ${max}rem);
  font-weight: 800;
  line-height: 0.98;
  ${uncondensed(`clamp(${min * 0.64}rem, ${fluid * 0.58}vw, ${max * 0.6}rem)`, 1.3)}
`

/** A name in the display face, `size` in rem. */
export const subhead = (size: number, weight = 700) => css`
  font: ${weight} ${size}rem/1.1 ${font.display};
  ${uncondensed(`${Math.max(1, size * 0.68)}rem`, 1.4)}
`
