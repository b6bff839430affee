import type { Plan } from '@studio/domain/offers/plans'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, motion, radius, space } from '../../../theme/tokens'
import { Badge } from '../../../ui/status/Badge'
import { useOffer } from '../../data/offer'
import { subhead } from '../../frame/headline'
import { PricedText } from './PricedText'

interface PacksProps {
  plans: readonly Plan[]
  className?: string
}

/** The packs of one plan, or of several side by side, in a disclosure. */
export function Packs({ plans, className }: PacksProps) {
  const { t } = useTranslation()
  const { advertisedSaving } = useOffer()
  return (
    <Details className={className}>
      <summary>
        {t('pricing.packsTitle')}
        <Badge $tone="accent">{t('pricing.packsBadge', { saving: advertisedSaving })}</Badge>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <Columns $count={plans.length}>
        {plans.map((plan) => (
          <div key={plan.id}>
            {plans.length > 1 && <h3>{t(`pricing.${plan.id}.title`)}</h3>}
            <ul>
              {plan.packs.map(({ quantity, totalPrice, pricePerVideo }) => (
                <li key={quantity}>
                  <strong>{t('pricing.pack', { count: quantity })}</strong>
                  <span>
                    <PricedText text={(total) => t('pricing.packTotal', { total })} usd={totalPrice} />
                  </span>
                  <em>
                    <PricedText text={(price) => t('pricing.packEach', { price })} usd={pricePerVideo} />
                  </em>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </Details>
  )
}

const Details = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(1.5)};
    position: relative;
    min-block-size: 3.25rem;
    padding: ${space(1)} ${space(2.5)};
    padding-inline-end: ${space(6)};
    border-radius: ${radius.medium};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      color: ${color.secondary};
    }
    > span {
      white-space: normal;
    }
    /* Places the arrow at the end of the line, however many lines the text takes. */
    > svg {
      position: absolute;
      inset-block: 0;
      inset-inline-end: ${space(2.5)};
      margin-block: auto;
      transition: transform ${motion.quick};
    }
  }
  &[open] summary > svg {
    transform: rotate(0.5turn);
  }
`
const Columns = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${space(3)} ${space(4)};
  padding: 0 ${space(2.5)} ${space(2.5)};
  h3 {
    padding-block: ${space(1)};
    ${subhead(1.5)}
  }
  li {
    display: flex;
    /* With large text the total goes below the number. */
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
    padding-block: ${space(1.25)};
    border-block-start: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
  }
  span {
    margin-inline-start: auto;
    color: ${color.inkSoft};
    text-align: end;
  }
  em {
    flex-basis: 100%;
    color: ${color.secondary};
    font-style: normal;
    font-weight: 600;
  }
`
