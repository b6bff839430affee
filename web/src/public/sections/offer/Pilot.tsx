import { Check, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { rangeIn } from '../../../i18n/offerWords'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { ChatLink } from '../../chat/ChatLink'
import { useOffer, useOfferWords } from '../../data/offer'
import { headline, subhead } from '../../frame/headline'
import { lateLayout } from '../../frame/lateLayout'
import { PilotMarks } from './PilotMarks'
import { PricedText } from './PricedText'

const points = ['noCommitment', 'quality', 'limited'] as const

/** The free sample, on the page's one warm background. */
export function Pilot() {
  const { t } = useTranslation()
  const { pilot } = useOffer()
  const { seconds } = useOfferWords()
  return (
    <Root id="pilot" aria-labelledby="pilot-title">
      <Card>
        <Words>
          <Badge>{t('pilot.badge')}</Badge>
          <h2 id="pilot-title">{t('pilot.title')}</h2>
          <p>
            <PricedText text={(budget) => t('pilot.text', { budget, seconds })} usd={pilot.minBudget} />
          </p>
        </Words>
        <Side>
          <PilotMarks />
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Check aria-hidden size={20} strokeWidth={3} />
                {t(`pilot.${point}`)}
              </li>
            ))}
          </ul>
          <Cta text="pilot" params={{ length: rangeIn(t, 'secondsShort', pilot.seconds) }}>
            <MessageCircle aria-hidden size={20} />
            {t('pilot.cta')}
          </Cta>
        </Side>
      </Card>
    </Root>
  )
}

const Root = styled.section`
  ${lateLayout}
  inline-size: min(76rem, 100% - 2.5rem);
  margin-inline: auto;
  padding-block: ${space(1)} ${space(3)};
  scroll-margin-block-start: 0;
`
const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} ${space(2.5)};
  border-radius: ${radius.medium};
  background: ${color.accent};
  color: ${color.onAccent};
  overflow-wrap: anywhere;
  :focus-visible {
    outline-color: ${color.onAccent};
  }
  ${breakpoint.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(8)};
    align-items: center;
    padding: ${space(5)} ${space(6)};
  }
`
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  justify-items: start;
  h2 {
    ${headline(2.5, 6, 4.75)}
  }
  > p:last-child {
    max-inline-size: 34rem;
    font-size: 1.0625rem;
    font-weight: 500;
    ${breakpoint.large} {
      font-size: 1.1875rem;
    }
  }
`
const Badge = styled.p`
  padding: 0.25rem ${space(1.5)};
  border: 2px solid;
  border-radius: ${radius.small};
  ${subhead(1.125)}
  line-height: 1.3;
`
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  ul {
    display: grid;
    gap: ${space(0.5)};
    font-weight: 600;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(1.25)};
  }
  svg {
    flex: none;
  }
`
const Cta = styled(ChatLink)`
  && {
    justify-self: start;
    min-block-size: 3.25rem;
    background: ${color.onAccent};
    color: ${color.accent};
  }
  &&:hover:not(:disabled) {
    background: ${color.onAccent};
    color: ${color.accentHover};
  }
`
