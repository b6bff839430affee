import type { PlanId } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ChatLink } from './ChatLink'

/** Asks in the chat for a quote of a plan; `isHot` for the recommended one. */
export function QuoteLink({ plan, isHot }: { plan: PlanId; isHot: boolean }) {
  const { t } = useTranslation()
  const name = t(`pricing.${plan}.title`)
  return (
    <Wide
      text="plan"
      params={{ plan: name, duration: t(`pricing.${plan}.duration`) }}
      variant={isHot ? 'accent' : 'line'}
      data-plan={plan}
    >
      {t('pricing.quote', { plan: name })}
    </Wide>
  )
}

const Wide = styled(ChatLink)`
  inline-size: 100%;
`
