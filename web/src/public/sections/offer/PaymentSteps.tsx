import type { PaymentMethod } from '@studio/domain/offers/plans'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, font, space } from '../../../theme/tokens'
import { ChatLink } from '../../chat/ChatLink'

/** A payment in four steps, and the chat link that starts it. */
export function PaymentSteps({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation()
  return (
    <Root>
      <ol>
        {t(`payment.${method}.steps`, { returnObjects: true }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ChatLink text="payment" params={{ method: t(`payment.${method}.title`) }}>
        <MessageCircle aria-hidden size={20} />
        {t('payment.request')}
      </ChatLink>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  ol {
    display: grid;
    gap: ${space(1.5)};
    counter-reset: step;
  }
  li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: ${space(1)};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    color: ${color.secondary};
    font: 800 1.75rem/1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
`
