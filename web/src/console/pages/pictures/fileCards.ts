import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../../theme/tokens'

/** The cards of uploaded files. */
export const FileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`
export const FileCard = styled.li`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  ${breakpoint.phone} {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    align-items: start;
  }
  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    object-fit: contain;
    background: ${color.sunken};
  }
`
export const FileWords = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding: ${space(2)};
  overflow-wrap: anywhere;
  p {
    color: ${color.inkSoft};
    font-size: 0.9375rem;
  }
  ul {
    padding: 0;
    list-style: none;
  }
`
