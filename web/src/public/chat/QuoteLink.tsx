import type { PlanId } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ChatLink } from './ChatLink'

/** A link that asks for a quote of a plan in the chat. `isPrimary` marks the recommended plan. */
export function QuoteLink({ plan, isPrimary }: { plan: PlanId; isPrimary: boolean }) {
  const { t } = useTranslation()
  const name = t(`pricing.${plan}.title`)
  return (
    <Wide
      text="plan"
      params={{ plan: name, duration: t(`pricing.${plan}.duration`) }}
      variant={isPrimary ? 'accent' : 'line'}
      data-plan={plan}
    >
      {t('pricing.quote', { plan: name })}
    </Wide>
  )
}

const Wide = styled(ChatLink)`
  inline-size: 100%;
`
