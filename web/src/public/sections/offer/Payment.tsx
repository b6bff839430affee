import { paymentMethods } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, space } from '../../../theme/tokens'
import { Section } from '../../frame/Section'
import { PaymentCard } from './PaymentCard'

/** Six ways to pay; each opens a dialog that says how. */
export function Payment() {
  const { t } = useTranslation()
  return (
    <Section
      id="payment"
      minute={7}
      badge={t('payment.badge')}
      title={t('payment.title')}
      subtitle={t('payment.subtitle')}
      isSunken
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
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);
  ${breakpoint.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${breakpoint.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
