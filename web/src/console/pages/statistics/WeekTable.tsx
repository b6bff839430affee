import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../../theme/tokens'
import { Table, TableFrame } from '../../../ui/table/Table'

interface WeekTableProps {
  title: string
  /** `part` is the length of the row's bar, from 0 to 1. */
  rows: readonly { key: string; name: string; now: string; before: string; part: number }[]
}

/** Numbers of this week and the one before, each row with a bar for this week's. */
export function WeekTable({ title, rows }: WeekTableProps) {
  const { t } = useTranslation('console')
  const id = useId()
  const words = 'admin.statistics'
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{t(`${words}.nothing`)}</p>
      ) : (
        <TableFrame>
          <Table aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{t(`${words}.what`)}</th>
                <th scope="col">{t(`${words}.thisWeek`)}</th>
                <th scope="col">{t(`${words}.lastWeek`)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, now, before, part }) => (
                <tr key={key}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                    <Bar viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden focusable="false">
                      <rect width={100 * part} height={4} />
                    </Bar>
                  </th>
                  <td>{now}</td>
                  <td>{before}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  margin-block-end: ${space(2)};
  h2 {
    font-size: 1.25rem;
  }
  th {
    overflow-wrap: anywhere;
  }
`
const Bar = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 0.25rem;
  margin-block-start: ${space(0.5)};
  fill: ${color.secondary};
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
