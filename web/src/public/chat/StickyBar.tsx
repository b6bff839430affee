import { callLink } from '@studio/domain/offers/chat'
import { MessageCircle, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, motion, space } from '../../theme/tokens'
import { ButtonLink } from '../../ui/ButtonLink'
import { useSettings } from '../data/content'
import { useScrolledPast } from '../frame/useScrolledPast'
import { ChatLink } from './ChatLink'
import { usePrimaryActionInView } from './usePrimaryActionInView'

/** The bar appears once the page is scrolled beyond this many pixels (specification, section 9). */
export const barAfter = 800
/** The bar's height, without the screen's safe area. */
export const barHeight = '3.75rem'

/** Chat and call buttons at the bottom of small screens, once the hero's buttons are out of sight. */
export function StickyBar() {
  const { t } = useTranslation()
  const call = callLink(useSettings().contact_info.phone)
  const isShown = useScrolledPast(barAfter)
  // Before the observer's first result the hero's own button is on the screen, so the bar's starts quiet.
  const isQuiet = usePrimaryActionInView() ?? true
  return (
    <Bar data-shown={isShown}>
      <ChatLink text="general" variant={isQuiet ? 'line' : 'accent'}>
        <MessageCircle aria-hidden size={20} />
        {t('sticky.chat')}
      </ChatLink>
      {call && (
        <ButtonLink variant="line" href={call}>
          <Phone aria-hidden size={20} />
          {t('sticky.call')}
        </ButtonLink>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  position: fixed;
  z-index: 19;
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  min-block-size: calc(${barHeight} + env(safe-area-inset-bottom));
  padding-block-end: env(safe-area-inset-bottom);
  padding-inline: ${space(2)};
  /* Room for the round chat button. */
  padding-inline-end: calc(${space(2)} + 2.75rem + ${space(1)});
  border-block-start: 1px solid ${color.line};
  background: ${color.ground};
  visibility: hidden;
  transform: translateY(100%);
  transition: transform ${motion.calm}, visibility ${motion.calm};
  &[data-shown='true'] {
    visibility: visible;
    transform: none;
  }
  ${breakpoint.medium} {
    display: none;
  }
  @media print {
    display: none;
  }
  /* Words never break: in large text the buttons are stacked. */
  > a {
    flex: 1 1 0;
    min-inline-size: min-content;
    padding-inline: ${space(1)};
    overflow-wrap: break-word;
  }
`
