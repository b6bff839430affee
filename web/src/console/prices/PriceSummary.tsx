import type { Offer } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { planDelivery, planDuration } from '../../content/prices/planWords'
import { formatPrice } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, space } from '../../theme/tokens'

/** The plans of an offer with their prices and packs, in the language of the surrounding texts. */
export function PriceSummary({ offer: { plans } }: { offer: Offer }) {
  const { t } = useTranslation('public')
  const { language } = useLanguage()
  const price = (usd: number) => <bdi dir="ltr">{formatPrice(language, usd)}</bdi>
  return (
    <Table>
      <thead>
        <tr>
          {plans.map((plan) => (
            <th key={plan.id} scope="col">
              {t(`pricing.${plan.id}.title`)}
              <small>{planDuration(t, plan)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {plans.map((plan) => (
            <td key={plan.id}>
              <strong>{price(plan.price)}</strong>
              <small>{t('pricing.perVideo')}</small>
              <small>{planDelivery(t, plan)}</small>
              {plan.packs.map(({ quantity, totalPrice }) => (
                <small key={quantity}>
                  {t('pricing.pack', { count: quantity })} {price(totalPrice)}
                </small>
              ))}
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  th,
  td {
    padding: ${space(1)};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-weight: 400;
  }
`
