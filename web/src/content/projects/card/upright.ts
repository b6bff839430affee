import { css } from 'styled-components'

/**
 * Styles for a part of an upright piece's card. On paper the card is like the others, with its words below the picture,
 * because paper is white.
 */
export const upright = (styles: ReturnType<typeof css>) => css`
  @media screen {
    article[data-upright] & {
      ${styles}
    }
  }
`
