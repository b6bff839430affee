import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, motion, radius, space } from '../../theme/tokens'
import { useScrolledPast } from '../frame/useScrolledPast'
import { ChatLink } from './ChatLink'
import { barAfter } from './StickyBar'

/** The chat, always at hand; it makes room for the sticky bar on small screens. */
export function FloatingChat() {
  const { t } = useTranslation()
  const isLifted = useScrolledPast(barAfter)
  return (
    <Round text="general" data-lifted={isLifted}>
      <MessageCircle aria-hidden size={26} />
      <span>{t('floating.chat')}</span>
    </Round>
  )
}

const Round = styled(ChatLink)`
  && {
    position: fixed;
    z-index: 20;
    inset-block-end: calc(${space(2)} + env(safe-area-inset-bottom));
    inset-inline-end: ${space(2)};
    min-inline-size: 3.5rem;
    min-block-size: 3.5rem;
    padding: ${space(1.5)};
    border: 2px solid ${color.ground};
    border-radius: ${radius.round};
    box-shadow: ${color.shadow};
    transition: transform ${motion.calm}, background-color ${motion.quick};
  }
  > span:first-of-type {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  &&[data-lifted='true'] {
    transform: translateY(-4.25rem);
  }
  ${breakpoint.medium} {
    &&,
    &&[data-lifted='true'] {
      inset-block-end: ${space(3)};
      inset-inline-end: ${space(3)};
      transform: none;
    }
  }
`
