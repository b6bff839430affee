import styled from 'styled-components'
import { breakpoint, color, space } from '../../../../theme/tokens'

/* The parts of a row of the inbox. */

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
  /* What has the focus is not left behind the bars that stay in view. */
  a,
  input,
  button {
    scroll-margin-block: 8rem 2rem;
  }
`
/** Large enough for a finger, around the box. */
export const Target = styled.label`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  min-block-size: 2.75rem;
  cursor: pointer;
`
/* It takes the room that there is and no more: its lines end in dots. */
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
  /* What is cut keeps the dots below its letters. */
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
  /* Cut at the name's own end, which may not be the row's. */
  [data-name] {
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
  /* The whole row opens. */
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
 * In the direction of the text, so that its end is cut and no word's beginning; where it stands follows the page, and on
 * one line so does what comes first.
 */
export const Words = styled.span`
  grid-area: words;
  justify-self: start;
  display: -webkit-box;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  /* As much as two lines hold, also of what has no phrases to break between. */
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
/** On a phone one action; the others are in the message. */
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
