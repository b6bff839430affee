import type { PaymentMethod } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../../theme/tokens'
import { Dialog } from '../../../ui/dialog/Dialog'
import { subhead } from '../../frame/headline'
import { MethodLogo } from './MethodLogo'
import { PaymentSteps } from './PaymentSteps'

/** How to pay with one method. */
export function PaymentDialog({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const { t } = useTranslation()
  const name = t(`payment.${method}.title`)
  return (
    <Dialog
      title={
        <Name>
          <MethodLogo method={method} alt={t('payment.logoAlt', { method: name })} size={56} />
          {name}
        </Name>
      }
      description={t(`payment.${method}.text`)}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <Steps>
        <h3>{t('payment.howItWorks')}</h3>
        <PaymentSteps method={method} />
      </Steps>
    </Dialog>
  )
}

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${subhead(2.25, 800)}
`
const Steps = styled.div`
  display: grid;
  gap: ${space(2)};
  h3 {
    ${subhead(1.5)}
  }
`
