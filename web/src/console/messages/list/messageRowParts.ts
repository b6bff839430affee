import styled from 'styled-components'
import { breakpoint, color, space } from '../../../theme/tokens'

export const Row = styled.tr<{ $new: boolean }>`
  position: relative;
  background: ${({ $new }) => ($new ? color.secondarySoft : 'transparent')};
  &:has([aria-current]) {
    box-shadow: inset 3px 0 ${color.accent};
  }
  [dir='rtl'] &:has([aria-current]) {
    box-shadow: inset -3px 0 ${color.accent};
  }
  && > * {
    padding: ${space(0.5)} 0;
  }
  [data-name] {
    font-weight: ${({ $new }) => ($new ? 700 : 600)};
    color: ${color.ink};
  }
  /* Keeps focused controls clear of the sticky bars. */
  a,
  input,
  button {
    scroll-margin-block: 8rem 2rem;
  }
`
/** A touch target around the checkbox. */
export const Target = styled.label`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  min-block-size: 2.75rem;
  cursor: pointer;
`
/* Takes the remaining width and no more; its lines end in an ellipsis. */
export const Main = styled.th`
  &&& {
    inline-size: 100%;
    max-inline-size: 0;
    font-weight: 400;
  }
`
export const Lines = styled.div`
  display: grid;
  grid-template:
    'name name when' auto 'words words words' auto 'marks budget budget' auto
    / fit-content(45%) minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(1)};
  /* Tall enough that the hidden overflow does not cut off dots below letters, as in Arabic. */
  line-height: calc(1.3 + var(--air) / 2);
  ${breakpoint.medium} {
    grid-template: 'name marks email when' auto 'words words words budget' auto / minmax(0, auto) auto minmax(0, 1fr) auto;
  }
`
export const Name = styled.div`
  grid-area: name;
  min-inline-size: 0;
  white-space: nowrap;
  a {
    text-decoration: none;
  }
  /* Cuts the name at its own end, which is the row's start if their directions differ. */
  [data-name] {
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`
export const Marks = styled.div`
  grid-area: marks;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)};
  svg {
    flex: none;
    color: ${color.inkSoft};
  }
`
export const Email = styled.span`
  grid-area: email;
  display: none;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${breakpoint.medium} {
    display: inline;
  }
`
export const When = styled.span`
  grid-area: when;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`
/*
 * Uses the direction of the text, so that its end is cut off and not its beginning. The page's direction determines its
 * position and, on one line, the order of its parts.
 */
export const Words = styled.span`
  grid-area: words;
  justify-self: start;
  display: -webkit-box;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  /* Breaks Japanese anywhere, not only between phrases, so that both lines fill up. */
  word-break: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${breakpoint.medium} {
    display: flex;
    max-inline-size: 100%;
    white-space: pre;
    [data-text] {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    [dir='rtl'] &:dir(ltr),
    [dir='ltr'] &:dir(rtl) {
      flex-direction: row-reverse;
    }
  }
`
export const Budget = styled.span`
  grid-area: budget;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  text-align: end;
`
/** On a phone only one action is shown; the others are in the message. */
export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  justify-content: end;
  button {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
`
