import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { color, font, space } from '../../../theme/tokens'
import { ChatLink } from '../../chat/ChatLink'
import type { ShownMethod } from './MethodLogo'

/** The steps of a payment, one per line of the method's note, and the chat link that starts it. */
export function PaymentSteps({ method }: { method: ShownMethod }) {
  const { t } = useTranslation()
  const { title = '', note = '' } = method.texts
  return (
    <Root>
      <ol {...inLanguage(method.textLanguages.note)}>
        {linesOf(note).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ChatLink text="payment" params={{ method: title }}>
        <MessageCircle aria-hidden size={20} />
        {t('payment.request')}
      </ChatLink>
    </Root>
  )
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

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
