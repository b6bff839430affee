import type { weekUntil } from '@studio/domain/visits/figures'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { formatDate, formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, space } from '../../../theme/tokens'
import { Table, TableFrame } from '../../../ui/table/Table'

type Week = ReturnType<typeof weekUntil>

const height = 120
const step = 40
const bar = 14

/** The visits of each day as bars, this week's beside those of the week before, and the same as a table. */
export function DayChart({ now, before }: { now: Week; before: Week }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const words = 'admin.statistics'
  const most = Math.max(1, ...[...now.days, ...before.days].map(({ visits }) => visits))
  const tallness = (visits: number) => (visits / most) * height
  const say = (value: number) => formatNumber(language, value)
  return (
    <Root aria-labelledby="visits-by-day">
      <h2 id="visits-by-day">{t(`${words}.byDay`)}</h2>
      {/* The table below has the same numbers. */}
      <Chart viewBox={`0 0 ${step * now.days.length} ${height}`} aria-hidden focusable="false">
        {now.days.map(({ day, visits }, at) => {
          const earlier = before.days[at]?.visits ?? 0
          return (
            <g key={day}>
              <rect
                data-before
                {...{ x: at * step + 4, y: height - tallness(earlier), width: bar, height: tallness(earlier) }}
              />
              <rect
                {...{ x: at * step + 6 + bar, y: height - tallness(visits), width: bar, height: tallness(visits) }}
              />
            </g>
          )
        })}
      </Chart>
      <TableFrame>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t(`${words}.day`)}</th>
              {(['thisWeek', 'lastWeek'] as const).map((week) => (
                <th key={week} scope="col">
                  <Sample viewBox="0 0 1 1" aria-hidden focusable="false">
                    <rect width={1} height={1} {...(week === 'lastWeek' && { 'data-before': true })} />
                  </Sample>
                  {t(`${words}.${week}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {now.days.map(({ day, visits }, at) => (
              <tr key={day}>
                <th scope="row">{formatDate(language, day)}</th>
                <td>{say(visits)}</td>
                <td>{say(before.days[at]?.visits ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  margin-block-end: ${space(3)};
`
/** The colours of both weeks. */
const weeks = css`
  fill: ${color.secondary};
  [data-before] {
    fill: ${color.inkSoft};
  }
`
/** A week's colour, above its numbers. */
const Sample = styled.svg`
  ${weeks}
  inline-size: 0.75rem;
  block-size: 0.75rem;
  margin-block-end: ${space(0.25)};
`
/* The oldest day is at the start of a line, in Arabic on the right. */
const Chart = styled.svg`
  ${weeks}
  inline-size: min(100%, 40rem);
  border-block-end: 1px solid ${color.lineStrong};
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
