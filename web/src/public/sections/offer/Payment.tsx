import { type PaymentMethod, paymentMethods } from '@studio/domain/offers/plans'
import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, space } from '../../../theme/tokens'
import { notify } from '../../../ui/toast/Toaster'
import { Section } from '../../frame/Section'
import { PaymentCard } from './PaymentCard'

interface Opened {
  method: PaymentMethod
  Dialog: ComponentType<{ method: PaymentMethod; onClose: () => void }>
}

/** The dialog comes with its first use, so that no visitor pays for it beforehand. */
const loadDialog = () => import('./PaymentDialog').then(({ PaymentDialog }) => PaymentDialog)
/** Fetched when a card is about to be used; a failure is told on the click. */
const warmUp = () => void loadDialog().catch(() => undefined)

/** Six ways to pay; each opens a dialog that says how. */
export function Payment() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened>()
  const card = useRef<HTMLElement>(null)
  const open = (method: PaymentMethod, opener: HTMLElement) => {
    card.current = opener
    loadDialog().then(
      (Dialog) => setOpened({ method, Dialog }),
      (error: unknown) => {
        console.warn('the payment dialog did not load', error)
        notify.error(t('common.offline'))
      },
    )
  }
  const close = () => {
    // First the dialog lets go of the focus, then the card takes it back.
    flushSync(() => setOpened(undefined))
    card.current?.focus()
  }
  return (
    <Section
      id="payment"
      minute={7}
      badge={t('payment.badge')}
      title={t('payment.title')}
      subtitle={t('payment.subtitle')}
      isSunken
    >
      <Grid onPointerEnter={warmUp} onFocus={warmUp}>
        {paymentMethods.map((method) => (
          <PaymentCard key={method} method={method} onOpen={open} />
        ))}
      </Grid>
      {opened && <opened.Dialog method={opened.method} onClose={close} />}
    </Section>
  )
}

const Grid = styled.ul`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);
  ${breakpoint.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${breakpoint.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
