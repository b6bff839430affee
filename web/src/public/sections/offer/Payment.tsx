import { paymentMethods } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, space } from '../../../theme/tokens'
import { useItems } from '../../data/useItems'
import { Section } from '../../frame/Section'
import { PaymentCard } from './PaymentCard'

/** The payment methods; each opens a dialog that explains it. */
export function Payment() {
  const { t } = useTranslation()
  const methods = useItems('payments', paymentMethods, (name) => ({
    title: t(`payment.${name}.title`),
    text: t(`payment.${name}.text`),
    note: t(`payment.${name}.steps`, { returnObjects: true }).join('\n'),
  }))
  return (
    <Section
      id="payment"
      layout="row"
      badge={t('payment.badge')}
      title={t('payment.title')}
      subtitle={t('payment.subtitle')}
      ground="sunken"
    >
      <Grid>
        {methods.map((method) => (
          <PaymentCard key={method.id} method={method} />
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.ul`
  display: grid;
  gap: ${space(1)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${breakpoint.medium} {
    gap: ${space(2)};
  }
  ${breakpoint.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
