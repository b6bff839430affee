import type { Plan } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { planDuration } from '../../content/prices/planWords'
import { ChatLink } from './ChatLink'

/** A link that asks for a quote of a plan in the chat. The recommended plan's link is primary. */
export function QuoteLink({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  const name = t(`pricing.${plan.id}.title`)
  return (
    <Wide
      text="plan"
      params={{ plan: name, duration: planDuration(t, plan) }}
      variant={plan.recommended ? 'accent' : 'line'}
      data-plan={plan.id}
    >
      {t('pricing.quote', { plan: name })}
    </Wide>
  )
}

const Wide = styled(ChatLink)`
  inline-size: 100%;
`
