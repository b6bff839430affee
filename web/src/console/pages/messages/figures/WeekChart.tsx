import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatDays, formatNumber, formatPair } from '../../../../i18n/format'
import { useLanguage } from '../../../../i18n/useLanguage'
import { color, space } from '../../../../theme/tokens'
import { Table } from '../../../../ui/table/Table'
import type { Weeks } from './useWeeks'

const height = 96
const step = 24
const bar = 16

/** Messages per week, drawn, and the same figures as a table for everyone who wants to read them. */
export function WeekChart({ weeks }: { weeks: Weeks }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  const sum = weeks.reduce((all, { count }) => all + count, 0)
  const [first, last] = [weeks[0], weeks.at(-1)]
  const words = 'admin.dashboard.weeks'
  const total = t(`${words}.sum`, { count: sum })
  const daysOf = (monday: number) => formatDays(language, monday, sundayOf(monday))
  return (
    <Root>
      <Drawing
        role="img"
        aria-label={formatPair(language, t(`${words}.title`), total)}
        viewBox={`0 0 ${weeks.length * step} ${height}`}
      >
        {weeks.map(({ from, count }, at) => {
          const size = Math.round((count / most) * (height - 18))
          const middle = at * step + step / 2
          return (
            <g key={from}>
              <rect
                x={middle - bar / 2}
                y={height - Math.max(size, 1)}
                width={bar}
                height={Math.max(size, 1)}
                data-current={at === weeks.length - 1 || undefined}
              />
              {count > 0 && (
                <text x={middle} y={height - size - 4}>
                  {formatNumber(language, count)}
                </text>
              )}
            </g>
          )
        })}
      </Drawing>
      <Ends aria-hidden>
        <span>{first && daysOf(first.from)}</span>
        <span>{last && daysOf(last.from)}</span>
      </Ends>
      <p>{total}</p>
      <details>
        <summary>{t(`${words}.figures`)}</summary>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t(`${words}.week`)}</th>
              <th scope="col">{t(`${words}.count`)}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, count }) => (
              <tr key={from}>
                <th scope="row">{daysOf(from)}</th>
                <td>{formatNumber(language, count)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Root>
  )
}

/** By the calendar: the clocks' change makes a day an hour longer. */
const sundayOf = (monday: number) => new Date(monday).setDate(new Date(monday).getDate() + 6)

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  inline-size: 100%;
  max-inline-size: 34rem;
  summary {
    min-block-size: 2rem;
    color: ${color.secondary};
    cursor: pointer;
  }
`
/* Time runs with the writing: in Arabic from right to left. */
const Drawing = styled.svg`
  inline-size: 100%;
  border-block-end: 1px solid ${color.lineStrong};
  rect {
    fill: ${color.secondary};
  }
  rect[data-current] {
    fill: ${color.accent};
  }
  text {
    fill: ${color.ink};
    font-size: 10px;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  &:dir(rtl),
  &:dir(rtl) text {
    transform: scaleX(-1);
    transform-box: fill-box;
    transform-origin: center;
  }
`
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.inkSoft};
  font-size: 0.875rem;
`
