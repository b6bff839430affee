import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../theme/tokens'

/** A table's frame: scrolls sideways by itself on narrow screens. */
export const TableFrame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`

/** The one table: sticky head, quiet rules, tight rows. Its rules belong to the rows, and go with a row that is moved. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    padding: ${space(1)} ${space(0.75)};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: middle;
    ${breakpoint.medium} {
      padding-inline: ${space(1)};
    }
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${color.sunken};
    color: ${color.inkSoft};
    font-size: 0.875rem;
    font-weight: 600;
    white-space: nowrap;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  /* Two lines fit into a row as high as a button. */
  tbody {
    line-height: 1.3;
  }
  tbody tr:hover {
    background: ${color.raised};
  }
  th[scope='row'] {
    font-weight: 600;
  }
  /* Chinese would otherwise break names anywhere and leave the column too narrow. */
  &:lang(zh) :is(td > bdi, tbody th) {
    word-break: keep-all;
  }
  td svg {
    flex: none;
  }
  /* What has a size of its own leaves the room to the words. */
  [data-tight] {
    inline-size: 1px;
  }
  /* On narrow screens a row keeps its name and its actions, below large ones not everything that was ever stored. */
  [data-wide] {
    display: none;
    ${breakpoint.medium} {
      display: table-cell;
    }
  }
  [data-wide='most'] {
    display: none;
    ${breakpoint.widest} {
      display: table-cell;
    }
  }
`

/** A row's actions, at its end. */
export const RowActions = styled.div`
  display: flex;
  justify-content: end;
  > :is(button, a) {
    min-inline-size: 2.25rem;
  }
`
