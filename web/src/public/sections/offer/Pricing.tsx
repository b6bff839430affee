import { plans } from '@studio/domain/offers/plans'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { ChatLink } from '../../chat/ChatLink'
import { subhead } from '../../frame/headline'
import { Section } from '../../frame/Section'
import { Packs } from './Packs'
import { PlanTable } from './PlanTable'
import { PlanTabs } from './PlanTabs'

/** Three plans, their packs, and the way to something larger. */
export function Pricing() {
  const { t } = useTranslation()
  return (
    <Section
      id="pricing"
      minute={6}
      badge={t('pricing.badge')}
      title={t('pricing.title')}
      subtitle={t('pricing.subtitle')}
    >
      <Wide>
        <PlanTable />
        <Packs plans={plans} />
      </Wide>
      <Small>
        <PlanTabs />
      </Small>
      <Note>{t('pricing.note')}</Note>
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
  margin-block-start: ${space(2)};
  color: ${color.inkSoft};
`
const Custom = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: center;
  margin-block-start: ${space(5)};
  padding: ${space(3)};
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  h3 {
    ${subhead(2.25, 800)}
  }
  p {
    margin-block-start: ${space(0.5)};
    color: ${color.inkSoft};
  }
  ${breakpoint.medium} {
    grid-template-columns: 1fr auto;
    padding: ${space(4)};
  }
`
