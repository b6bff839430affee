import type { Plan } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, space } from '../../../theme/tokens'
import { PricedText } from './PricedText'

/** The price per video alone and in each pack: four steps down. */
export function PackSteps({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  const steps = [{ quantity: 1, pricePerVideo: plan.price }, ...plan.packs]
  return (
    <List>
      {steps.map(({ quantity, pricePerVideo }) => (
        <li key={quantity}>
          <b>{t('pricing.pack', { count: quantity })}</b>
          <span>
            <PricedText
              isShort
              text={(price) => (quantity === 1 ? price : t('pricing.packEach', { price }))}
              usd={pricePerVideo}
            />
          </span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  /* The longest price gets the room that it needs. */
  grid-template-columns: repeat(4, auto);
  gap: ${space(1)};
  ${breakpoint.phone} {
    /* Two beside each other, or one in very large text. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr));
    gap: ${space(0.5)};
  }
  li {
    display: grid;
    align-content: start;
    padding: ${space(0.5)} ${space(1)};
    border-block-start: 2px solid ${color.secondary};
    background: ${color.sunken};
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${color.inkSoft};
    font-size: 0.9375rem;
    ${breakpoint.phone} {
      margin-inline-end: ${space(-0.5)};
      font-size: 0.875rem;
    }
  }
`
