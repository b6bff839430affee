import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  Fragment,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { breakpoint } from '../../theme/tokens'
import { Table, TableFrame } from './Table'
import { useSamePlace, useStart } from './tablePlace'

/** With more rows than this, only those in view are rendered. */
const longFrom = 100
/** Estimated height of a row until it is measured, in px. */
const usualHeight = 57

/** The attributes that each row's <tr> needs. */
export interface RowPlace {
  ref: ((row: HTMLTableRowElement | null) => void) | undefined
  'data-index': number
  'aria-rowindex': number
}

interface VirtualTableProps<Row extends { id: string }> {
  label: string
  head: ReactNode
  rows: readonly Row[]
  /** The row to focus first, because its form has just been closed. */
  startAt?: string | undefined
  /** On phones the rows label their own cells, so the head is only for screen readers. */
  hasCards?: boolean
  /** The row to scroll to, with the focus on its `data-opens` element. A new object triggers it again. */
  goTo?: { id: string } | undefined
  /** Called with the row that the focus or the pointer has entered. */
  onTouch?: ((id: string | undefined) => void) | undefined
  /** Renders one row as a <tr> with `place` spread on it. */
  children: (row: Row, place: RowPlace) => ReactElement
}

/**
 * A table for any number of rows. A long one scrolls in its own frame under a sticky head. It renders only the rows in
 * view and the last touched one, so that focus and drag survive scrolling.
 */
export function VirtualTable<Row extends { id: string }>({
  label,
  head,
  rows,
  startAt,
  hasCards = false,
  goTo,
  onTouch,
  children,
}: VirtualTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const [touched, setTouched] = useState(startAt)
  const isLong = rows.length > longFrom
  const touchedAt = touched ? rows.findIndex(({ id }) => id === touched) : -1
  const wantedAt = goTo ? rows.findIndex(({ id }) => id === goTo.id) : -1
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => frame.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    // The head covers the frame's first row.
    scrollPaddingStart: usualHeight,
    // Renders rows in the first paint, before the frame is measured.
    initialRect: { width: 0, height: 800 },
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const inView = defaultRangeExtractor(range)
      const others = [touchedAt, wantedAt].filter((at) => at >= 0 && !inView.includes(at))
      return others.length === 0 ? inView : [...new Set([...inView, ...others])].sort((a, b) => a - b)
    },
  })
  useSamePlace(frame, isLong, (index) => virtual.scrollToIndex(index, { align: 'start' }))
  useStart(frame, touchedAt)
  // Keeps a row that is moved by keyboard in view. A short table starts where the reader left it.
  const shownAt = useRef(isLong ? -1 : touchedAt)
  useEffect(() => {
    if (shownAt.current === touchedAt) return
    shownAt.current = touchedAt
    const row = frame.current?.querySelector(`tr[data-index='${touchedAt}']`)
    if (row?.contains(document.activeElement)) row.scrollIntoView({ block: 'nearest' })
  }, [touchedAt])
  const go = useEffectEvent(() => {
    if (wantedAt < 0) return
    const opener = frame.current?.querySelector<HTMLElement>(`tr[data-index='${wantedAt}'] [data-opens]`)
    opener?.focus({ preventScroll: true })
    if (isLong) virtual.scrollToIndex(wantedAt, { align: 'auto' })
    else opener?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (goTo) go()
  }, [goTo])
  const handleTouch = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null
    const id = row ? rows[Number(row.dataset.index)]?.id : undefined
    setTouched(id)
    onTouch?.(id)
  }
  // The browser would scroll to the current end, which moves as rows are measured.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isLong || event.target !== frame.current || event.key !== 'End') return
    event.preventDefault()
    virtual.scrollToIndex(rows.length - 1, { align: 'end' })
  }
  const place = (index: number): RowPlace => ({
    ref: isLong ? virtual.measureElement : undefined,
    'data-index': index,
    'aria-rowindex': index + 2,
  })
  const rendered = isLong ? virtual.getVirtualItems() : []
  const end = rendered.at(-1)?.end ?? 0
  return (
    <Frame
      id="list"
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={label}
      $long={isLong}
      data-cards={hasCards}
      onKeyDown={handleKeyDown}
    >
      <Table aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>{head}</tr>
        </thead>
        <tbody onFocus={handleTouch} onPointerDown={handleTouch}>
          {!isLong && rows.map((row, index) => <Fragment key={row.id}>{children(row, place(index))}</Fragment>)}
          {rendered.map((item, at) => {
            const row = rows[item.index]
            return (
              row && (
                <Fragment key={item.key}>
                  <Space size={item.start - (rendered[at - 1]?.end ?? 0)} />
                  {children(row, place(item.index))}
                </Fragment>
              )
            )
          })}
          {isLong && <Space size={virtual.getTotalSize() - end} />}
        </tbody>
      </Table>
    </Frame>
  )
}

/** Takes the room of rows that are not rendered. */
const Space = ({ size }: { size: number }) =>
  size > 0 && (
    <tr aria-hidden>
      <Nothing style={{ blockSize: size }} />
    </tr>
  )

const Frame = styled(TableFrame)<{ $long: boolean }>`
  overflow: auto;
  overflow-anchor: none;
  max-block-size: ${({ $long }) => ($long ? 'max(20rem, 100dvh - 7rem)' : 'none')};
  thead th {
    z-index: 2;
  }
  tbody tr {
    scroll-margin-block: 4rem;
  }
  ${breakpoint.phone} {
    &[data-cards='true'] thead th {
      block-size: 0;
      padding: 0;
      border: 0;
      font-size: 0;
      line-height: 0;
    }
  }
`
const Nothing = styled.td`
  && {
    padding: 0;
    border: 0;
  }
`
