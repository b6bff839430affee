import { paymentMethods } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, space } from '../../../theme/tokens'
import { Section } from '../../frame/Section'
import { PaymentCard } from './PaymentCard'

/** Six payment methods; each opens a dialog that explains it. */
export function Payment() {
  const { t } = useTranslation()
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
        {paymentMethods.map((method) => (
          <PaymentCard key={method} method={method} />
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
