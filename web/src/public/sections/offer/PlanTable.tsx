import { planIds } from '@studio/domain/offers/prices'
import { Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { planDuration } from '../../../content/prices/planWords'
import { color, radius, space } from '../../../theme/tokens'
import { Hidden } from '../../../ui/Hidden'
import { QuoteLink } from '../../chat/QuoteLink'
import { useOffer } from '../../data/offer'
import { subhead } from '../../frame/headline'
import { PlanPrice } from './PlanPrice'
import { Popular } from './Popular'
import { isIncluded, planCell, planRowIds } from './planRows'

/** The three plans side by side, for wide screens. */
export function PlanTable() {
  const { t } = useTranslation()
  const { plans } = useOffer()
  return (
    <Table>
      <caption>
        <Hidden>{t('pricing.tableLabel')}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('pricing.feature')}</th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col">
              {plan.recommended && <Popular />}
              <Name>{t(`pricing.${plan.id}.title`)}</Name>
              <Duration>{planDuration(t, plan)}</Duration>
              <Description>{t(`pricing.${plan.id}.description`)}</Description>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('pricing.rows.price')}</th>
          {plans.map((plan) => (
            <td key={plan.id}>
              <PlanPrice plan={plan} />
            </td>
          ))}
        </tr>
        {planRowIds.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`pricing.rows.${row}`)}</th>
            {plans.map((plan) => (
              <td key={plan.id}>
                {!isIncluded(plan, row) && <Minus aria-hidden size={18} />}
                <span>{planCell(t, plan, row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {plans.map((plan) => (
            <td key={plan.id}>
              <QuoteLink plan={plan} />
            </td>
          ))}
        </tr>
      </tfoot>
    </Table>
  )
}

const Name = styled.span`
  display: block;
  ${subhead(2.35, 800)}
  /* Narrower tables get smaller names, so that none breaks inside a word. */
  font-size: min(2.35rem * var(--nameSize), max(1rem, 3.4cqi));
  overflow-wrap: normal;
  hyphens: manual;
`
/** The recommended plan's column is highlighted from head to foot. */
const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  hyphens: auto;
  th,
  td {
    padding: ${space(0.75)} ${space(2)};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: baseline;
  }
  td > svg {
    display: inline;
    margin-inline-end: ${space(0.75)};
    color: ${color.inkSoft};
    vertical-align: -0.2em;
  }
  tr > :first-child {
    inline-size: 19%;
    padding-inline-start: 0;
    color: ${color.inkSoft};
    font-size: 0.9375rem;
    font-weight: 500;
  }
  thead th {
    vertical-align: top;
    padding-block: ${space(1.5)};
  }
  thead th:first-child {
    vertical-align: bottom;
  }
  /* Aligns the other names with the one under the mark. */
  thead th:nth-child(2n) ${Name} {
    margin-block-start: 2.15rem;
  }
  tr > :nth-child(3) {
    border-inline: 2px solid ${color.accent};
    background: ${color.raised};
  }
  thead th:nth-child(3) {
    border-block-start: 2px solid ${color.accent};
    border-start-start-radius: ${radius.medium};
    border-start-end-radius: ${radius.medium};
  }
  /* The plan selected by the price ruler. */
  ${planIds.map(
    (id, at) =>
      css`[data-lit='${id}'] & thead th:nth-child(${at + 2}) {
        box-shadow: inset 0 0.375rem ${color.secondary};
      }`,
  )}
  tfoot td {
    padding-block: ${space(2)};
    border-block-end: 0;
  }
  tfoot td:nth-child(3) {
    border-block-end: 2px solid ${color.accent};
    border-end-start-radius: ${radius.medium};
    border-end-end-radius: ${radius.medium};
  }
`
const Duration = styled.span`
  display: block;
  color: ${color.secondary};
  font-weight: 600;
`
const Description = styled.span`
  display: block;
  margin-block-start: ${space(1)};
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  font-weight: 400;
`
