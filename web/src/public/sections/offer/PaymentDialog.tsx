import { X } from 'lucide-react'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { color, motion, radius, space } from '../../../theme/tokens'
import { IconButton } from '../../../ui/IconButton'
import { subhead } from '../../frame/headline'
import { withoutPopovers } from '../../frame/popovers'
import { plainPopover, Scrim } from '../../frame/Scrim'
import { MethodLogo, type ShownMethod } from './MethodLogo'
import { PaymentSteps } from './PaymentSteps'

/** Closes the dialog once the focus leaves, so that nobody tabs through the page hidden behind it. */
function closeWithoutFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}

/**
 * Explains how to pay with one method. As a popover it needs no script. As a <dialog> it focuses its first button when
 * it opens, and returns the focus to the card when it closes.
 */
export function PaymentDialog({ id, method }: { id: string; method: ShownMethod }) {
  const { t } = useTranslation()
  const { title: name = '', text } = method.texts
  return (
    <Root
      id={id}
      popover="auto"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onBlur={closeWithoutFocus}
    >
      <Sheet>
        <Head>
          <h2 id={`${id}-title`}>
            <MethodLogo method={method} alt={t('payment.logoAlt', { method: name })} size={56} />
            <span {...inLanguage(method.textLanguages.title)}>{name}</span>
          </h2>
          <IconButton label={t('common.close')} popoverTarget={id} popoverTargetAction="hide">
            <X aria-hidden size={20} />
          </IconButton>
        </Head>
        <p id={`${id}-text`} {...inLanguage(method.textLanguages.text)}>
          {text}
        </p>
        <Steps>
          <h3>{t('payment.howItWorks')}</h3>
          <PaymentSteps method={method} />
        </Steps>
      </Sheet>
      <Scrim popoverTarget={id} />
    </Root>
  )
}

const fade = keyframes`
  from { opacity: 0; }
`
const Sheet = styled.div`
  z-index: 1;
  place-self: center;
  inline-size: min(32rem, calc(100vw - 2rem));
  max-block-size: calc(100dvh - 2rem);
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  animation: ${fade} ${motion.calm};
  > p {
    color: ${color.inkSoft};
    margin-block-end: ${space(2)};
  }
`
const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-end: ${space(1)};
  h2 {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    ${subhead(2.25, 800)}
  }
`
const Steps = styled.div`
  display: grid;
  gap: ${space(2)};
  h3 {
    ${subhead(1.5)}
  }
`
/*
 * The sheet and its scrim share one grid cell that fills the screen. The role is explicit, because tests find dialogs
 * by it.
 */
const Root = styled.dialog.attrs({ role: 'dialog' })`
  ${plainPopover}
  &:popover-open {
    display: grid;
    position: fixed;
    inset: 0;
    inline-size: auto;
    max-inline-size: none;
    max-block-size: none;
    overflow: auto;
    overscroll-behavior: contain;
    background: ${color.backdrop};
    animation: ${fade} ${motion.quick};
    > * {
      grid-area: 1 / 1;
    }
  }
  /* Makes the sheet scrollable by at least a pixel, so that a swipe scrolls it and not the page behind it. */
  @media (hover: none) {
    scrollbar-width: none;
    > ${Scrim} {
      min-block-size: calc(100dvh + 1px);
    }
  }
  ${withoutPopovers} {
    display: block;
    ${Sheet} {
      display: contents;
    }
    ${Head},
    ${Sheet} > p,
    > ${Scrim} {
      display: none;
    }
  }
`
