import type { Plan } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { sentenceSeparatorOf } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color, font, space } from '../../../theme/tokens'
import { Price } from './Price'
import { PricedText } from './PricedText'

/** A plan's price per video, and its lowest price in a pack. */
export function PlanPrice({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <Root>
      <Amount>
        <Price usd={plan.price} />
      </Amount>
      {sentenceSeparatorOf(language)}
      <span>{t('pricing.perVideo')}</span>
      {plan.packs.length > 0 && (
        <small>
          <PricedText text={(price) => t('pricing.from', { price })} usd={plan.minPrice} />
        </small>
      )}
    </Root>
  )
}

const Root = styled.p`
  color: ${color.inkSoft};
  font-weight: 400;
  > span {
    display: inline-block;
  }
  small {
    display: block;
    margin-block-start: ${space(0.25)};
    font-size: 0.875rem;
  }
`
const Amount = styled.strong`
  color: ${color.ink};
  /* Prices never break, so they stay narrower than a phone, even in large text. */
  font: 800 min(2.5rem, 14vw) / 1 ${font.display};
  ${breakpoint.medium} {
    font-size: 2.75rem;
  }
`
