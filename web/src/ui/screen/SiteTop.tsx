import styled from 'styled-components'
import { color, font } from '../../theme/tokens'

/** The head of a page with a single message: only the site's name, which links home. */
export const SiteTop = ({ name }: { name: string }) => (
  <Top>
    <a href="/">{name}</a>
  </Top>
)

/* Takes no room, so that the message stays centred. */
const Top = styled.header`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  border-block-end: 1px solid ${color.line};
  a {
    display: flex;
    align-items: center;
    inline-size: min(76rem, 100% - 2.5rem);
    min-block-size: 4rem;
    margin-inline: auto;
    font: 800 calc(1.75rem * var(--nameSize)) / 1.4 ${font.display};
    text-decoration: none;
  }
`
