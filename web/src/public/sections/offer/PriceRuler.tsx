import { defaultOffer, type Offer, planFor } from '@studio/domain/offers/plans'
import type { PlanId } from '@studio/domain/offers/prices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatPair, formatPrice, formatSeconds } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color, font, radius, space } from '../../../theme/tokens'
import { ChatLink } from '../../chat/ChatLink'
import { useOffer } from '../../data/offer'
import { subhead } from '../../frame/headline'
import { DeliveryDay } from './DeliveryDay'
import { PackSteps } from './PackSteps'
import { Price } from './Price'
import { planCell } from './planRows'
import { SecondsRange } from './SecondsRange'

/** Returns the initial length: in the middle of the recommended plan. */
export function startSecondsOf({ plans }: Offer): number {
  const { from, to } = plans.find(({ recommended }) => recommended)?.seconds ?? { from: 0, to: 0 }
  return Math.floor((from + to) / 2)
}

/** A slider for the video's length. It shows the plan, its price and delivery date, and the savings in packs. */
export function PriceRuler({ onPlan }: { onPlan: (id: PlanId) => void }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const offer = useOffer()
  const [chosen, setChosen] = useState<number>()
  // A new price list may have shorter plans.
  const seconds = Math.min(chosen ?? startSecondsOf(offer), offer.longestSeconds)
  const plan = planFor(offer, seconds)
  const name = t(`pricing.${plan.id}.title`)
  const duration = formatSeconds(language, seconds)
  const handleChange = (chosen: number) => {
    setChosen(chosen)
    onPlan(planFor(offer, chosen).id)
  }
  return (
    <Root>
      <Question>
        <label htmlFor="video-seconds">{t('pricing.ruler.question')}</label>
        <b>{duration}</b>
      </Question>
      <Ruler>
        <Zones aria-hidden ref={(zones) => setScale(zones, offer)}>
          {offer.plans.map(({ id }) => (
            <span key={id} data-lit={id === plan.id}>
              {t(`pricing.${id}.title`)}
            </span>
          ))}
        </Zones>
        <SecondsRange
          id="video-seconds"
          seconds={seconds}
          longest={offer.longestSeconds}
          says={t('pricing.ruler.value', { duration, plan: name, price: formatPrice(language, plan.price) })}
          onChange={handleChange}
        />
      </Ruler>
      <Answer>
        <p>
          <strong>{name}</strong>
          <em>
            <Price isShort usd={plan.price} />
          </em>
          <span>
            {formatPair(language, t('pricing.rows.delivery'), planCell(t, plan, 'delivery'))}
            {' · '}
            {t('pricing.ruler.due')} <DeliveryDay plan={plan} />
          </span>
        </p>
        <PackSteps plan={plan} />
        <ChatLink text="seconds" params={{ plan: name, duration }} variant="line">
          {t('pricing.ruler.quote', { duration })}
        </ChatLink>
      </Answer>
    </Root>
  )
}

const columnsOf = ({ plans }: Offer) =>
  plans.map(({ seconds }) => `${seconds.to - Math.max(0, seconds.from - 1)}fr`).join(' ')

/** Returns the number of ticks: one every ten seconds, or every minute or hour of long videos. */
const ticksOf = ({ longestSeconds }: Offer) =>
  longestSeconds / ([10, 60, 600].find((step) => longestSeconds / step <= 60) ?? 3600)

/**
 * Sets the widths of the zones from script, because the page's policy allows no style that depends on stored content.
 */
function setScale(zones: HTMLElement | null, offer: Offer) {
  zones?.style.setProperty('--columns', columnsOf(offer))
  zones?.style.setProperty('--ticks', String(ticksOf(offer)))
}

/** Hidden without JavaScript, because nothing would respond; the plans below have the same information. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  margin-block-end: ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  @media (scripting: none) {
    display: none;
  }
  ${breakpoint.medium} {
    margin-block-end: ${space(3)};
    padding: ${space(2.5)} ${space(4)};
  }
`
const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  ${subhead(1.75)}
  overflow-wrap: anywhere;
  b {
    color: ${color.secondary};
    font-variant-numeric: tabular-nums;
  }
`
const Ruler = styled.div`
  position: relative;
  padding-block-end: 1.75rem;
`
const Zones = styled.div`
  display: grid;
  grid-template-columns: var(--columns, ${columnsOf(defaultOffer)});
  gap: 2px;
  padding-block-start: ${space(2)};
  border-block-end: 1px solid ${color.lineStrong};
  background: repeating-linear-gradient(
      to right,
      ${color.lineStrong} 0 1px,
      transparent 1px calc(100% / var(--ticks, ${ticksOf(defaultOffer)}))
    )
    0 0 / 100% 0.5rem no-repeat;
  &:dir(rtl) {
    background-position: 1px 0;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --lineStrong: CanvasText;
    --sunken: Canvas;
    --inkSoft: CanvasText;
    --secondarySoft: Highlight;
    --secondary: HighlightText;
  }
  span {
    min-inline-size: 0;
    overflow: hidden;
    padding: ${space(1)} ${space(0.75)};
    border-start-start-radius: ${radius.small};
    border-start-end-radius: ${radius.small};
    background: ${color.sunken};
    color: ${color.inkSoft};
    font: 600 calc(1.125rem * var(--nameSize)) / 1.2 ${font.display};
    text-overflow: ellipsis;
    white-space: nowrap;
    ${breakpoint.phone} {
      min-block-size: 2.3125rem;
      padding-inline: ${space(0.5)};
      font-size: 0;
      line-height: 1.3125rem;
    }
  }
  [data-lit='true'] {
    background: ${color.secondarySoft};
    color: ${color.secondary};
    /* If zones are narrow, only the selected one shows its name, which may extend beyond it. */
    ${breakpoint.phone} {
      z-index: 1;
      overflow: visible;
      font-size: calc(0.875rem * var(--nameSize));
    }
  }
`
const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.25)};
  align-items: center;
  ${breakpoint.large} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space(4)};
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    align-items: baseline;
    color: ${color.inkSoft};
    ${breakpoint.large} {
      min-inline-size: 18rem;
    }
  }
  strong {
    color: ${color.ink};
    ${subhead(2, 800)}
    overflow-wrap: anywhere;
  }
  em {
    color: ${color.ink};
    /* Prices never break, so they stay narrower than a phone, even in large text. */
    font: 800 min(2.25rem, 14vw) / 1 ${font.display};
    ${breakpoint.medium} {
      font-size: 2.75rem;
    }
    font-variant-numeric: tabular-nums;
  }
  > p > span {
    flex-basis: 100%;
    /* A long line makes the column no wider, at the packs' cost. */
    inline-size: 0;
    min-inline-size: 100%;
  }
`
