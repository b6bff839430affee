import type { PaymentMethod } from '@studio/domain/offers/plans'
import { ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, motion, radius, space } from '../../../theme/tokens'
import { subhead } from '../../frame/headline'
import { withoutPopovers } from '../../frame/popovers'
import { MethodLogo } from './MethodLogo'
import { PaymentDialog } from './PaymentDialog'

/** One way to pay, and the dialog that its card opens. */
export function PaymentCard({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation()
  const id = `pay-${method}`
  return (
    <li>
      <Card type="button" aria-haspopup="dialog" popoverTarget={id}>
        <MethodLogo method={method} alt="" size={56} />
        <span>
          <Name>{t(`payment.${method}.title`)}</Name>
          {t(`payment.${method}.text`)}
        </span>
        <ArrowUpRight aria-hidden size={20} />
      </Card>
      <PaymentDialog id={id} method={method} />
    </li>
  )
}

const Card = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
  inline-size: 100%;
  block-size: 100%;
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  color: ${color.inkSoft};
  text-align: start;
  transition: border-color ${motion.quick}, color ${motion.quick};
  > svg {
    align-self: start;
    transition: color ${motion.quick};
    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }
  &:hover {
    border-color: ${color.secondary};
    > svg {
      color: ${color.secondary};
    }
  }
  &:active {
    background: ${color.ground};
  }
  ${withoutPopovers} {
    block-size: auto;
    margin-block-end: ${space(2)};
    pointer-events: none;
    > svg {
      display: none;
    }
  }
`
const Name = styled.strong`
  display: block;
  color: ${color.ink};
  ${subhead(1.75)}
`
