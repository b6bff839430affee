import { planFor } from '@studio/domain/offers/plans'
import type { PlanId } from '@studio/domain/offers/prices'
import { MessageCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { sentences } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { ChatLink } from '../../chat/ChatLink'
import { useOffer } from '../../data/offer'
import { subhead } from '../../frame/headline'
import { Section } from '../../frame/Section'
import { finePrint } from './finePrint'
import { Packs } from './Packs'
import { PlanTable } from './PlanTable'
import { PlanTabs } from './PlanTabs'
import { PriceRuler, startSecondsOf } from './PriceRuler'

/** The three plans, their packs, and a link for larger projects. */
export function Pricing() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const offer = useOffer()
  const { plans, largestSaving } = offer
  const [lit, setLit] = useState<PlanId>(planFor(offer, startSecondsOf(offer)).id)
  const tabs = useRef<HTMLDivElement>(null)
  const handlePlan = (id: PlanId) => {
    if (id === lit) return
    setLit(id)
    const tab = tabs.current?.querySelector<HTMLInputElement>(`[name='plan'][value='${id}']`)
    if (tab) tab.checked = true
  }
  return (
    <Section
      id="pricing"
      layout="row"
      badge={t('pricing.badge')}
      title={t('pricing.title')}
      subtitle={t('pricing.subtitle')}
    >
      <PriceRuler onPlan={handlePlan} />
      <Wide data-lit={lit}>
        <PlanTable />
        {largestSaving && <Packs plans={plans} />}
      </Wide>
      <Small ref={tabs} data-lit={lit}>
        <PlanTabs />
      </Small>
      <Note>{sentences(language, [t('pricing.note'), ...finePrint(t, language, offer)])}</Note>
      <Custom>
        <div>
          <h3>{t('pricing.customTitle')}</h3>
          <p>{t('pricing.customText')}</p>
        </div>
        <ChatLink text="custom" variant="line">
          <MessageCircle aria-hidden size={20} />
          {t('pricing.custom')}
        </ChatLink>
      </Custom>
    </Section>
  )
}

const Wide = styled.div`
  display: none;
  ${breakpoint.medium} {
    display: grid;
    gap: ${space(2)};
  }
`
const Small = styled.div`
  ${breakpoint.medium} {
    display: none;
  }
`
const Note = styled.p`
  margin-block-start: ${space(1.5)};
  color: ${color.inkSoft};
  font-size: 0.875rem;
  line-height: 1.5;
`
const Custom = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-items: center;
  margin-block-start: ${space(3)};
  padding: ${space(2)};
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  h3 {
    ${subhead(2, 800)}
  }
  p {
    margin-block-start: ${space(0.5)};
    color: ${color.inkSoft};
  }
  ${breakpoint.medium} {
    grid-template-columns: 1fr auto;
    gap: ${space(4)};
    padding: ${space(2)} ${space(3)};
  }
`
