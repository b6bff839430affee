import { ArrowUpRight } from 'lucide-react'
import styled from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { breakpoint, color, motion, radius, space } from '../../../theme/tokens'
import { subhead } from '../../frame/headline'
import { withoutPopovers } from '../../frame/popovers'
import { MethodLogo, type ShownMethod } from './MethodLogo'
import { PaymentDialog } from './PaymentDialog'

/** A payment method, and the dialog that its card opens. */
export function PaymentCard({ method }: { method: ShownMethod }) {
  const { texts, textLanguages } = method
  const id = `pay-${method.name ?? method.id}`
  return (
    <li>
      <Card type="button" aria-haspopup="dialog" popoverTarget={id}>
        <MethodLogo method={method} alt="" size={40} />
        <Name {...inLanguage(textLanguages.title)}>{texts.title}</Name>
        <span {...inLanguage(textLanguages.text)}>{texts.text}</span>
        <ArrowUpRight aria-hidden size={20} />
      </Card>
      <PaymentDialog id={id} method={method} />
    </li>
  )
}

/** Without an arrow, because phones have no room for one: the whole card is a button. */
const Card = styled.button`
  display: grid;
  grid-template: 'mark name' auto 'text text' 1fr / auto minmax(0, 1fr);
  gap: ${space(0.75)} ${space(1)};
  align-items: center;
  inline-size: 100%;
  block-size: 100%;
  padding: ${space(1.25)};
  ${breakpoint.medium} {
    grid-template: 'mark name arrow' auto 'mark text arrow' 1fr / auto minmax(0, 1fr) auto;
    gap: 0 ${space(2)};
    align-items: start;
    padding: ${space(1.75)} ${space(2)};
  }
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  line-height: 1.4;
  text-align: start;
  transition: border-color ${motion.quick}, color ${motion.quick};
  > img {
    grid-area: mark;
  }
  > span {
    grid-area: text;
    align-self: start;
  }
  > svg {
    grid-area: arrow;
    ${breakpoint.phone} {
      display: none;
    }
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
  grid-area: name;
  overflow-wrap: anywhere;
  color: ${color.ink};
  ${subhead(1.5)}
  /* The longest name, "Transferencia", gets a line of its own on the smallest screen. */
  ${breakpoint.phone} {
    font-size: calc(1.25rem * var(--nameSize));
  }
`
