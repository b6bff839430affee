import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../theme/tokens'

/** A frame that scrolls a table sideways on narrow screens. */
export const TableFrame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`

/** A table with a sticky head. The lines between rows belong to the rows and move with them. */
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
  /* Two lines fit into a row of a button's height. */
  tbody {
    line-height: 1.3;
  }
  tbody tr:hover {
    background: ${color.raised};
  }
  th[scope='row'] {
    font-weight: 600;
  }
  /* Otherwise Chinese names could break anywhere, and the column would become too narrow. */
  &:lang(zh) :is(td > bdi, tbody th) {
    word-break: keep-all;
  }
  td svg {
    flex: none;
  }
  /* A cell with [data-tight] takes only the width of its content, which leaves room for the texts. */
  [data-tight] {
    inline-size: 1px;
  }
  /* Narrow screens show only a row's name and actions; medium ones leave out the least important columns. */
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

/** The actions at the end of a row. */
export const RowActions = styled.div`
  display: flex;
  justify-content: end;
  > :is(button, a) {
    min-inline-size: 2.25rem;
  }
`
