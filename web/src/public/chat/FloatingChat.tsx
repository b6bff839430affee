import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled, { css, keyframes } from 'styled-components'
import { breakpoint, color, motion, radius, space } from '../../theme/tokens'
import { hasInteracted } from '../frame/hasInteracted'
import { ChatLink } from './ChatLink'
import { barAfter, barHeight } from './StickyBar'
import { usePrimaryActionInView } from './usePrimaryActionInView'

/**
 * The floating chat button. It hides while another primary chat button is on the screen. On small screens it is part of
 * the sticky bar and appears with it.
 */
export function FloatingChat() {
  const { t } = useTranslation()
  const isAway = usePrimaryActionInView()
  return (
    <Round text="general" data-away={isAway}>
      <MessageCircle aria-hidden size={26} />
      <span>{t('floating.chat')}</span>
    </Round>
  )
}

const away = css`
  visibility: hidden;
  opacity: 0;
`
const hide = keyframes`
  from { ${away} }
`
const Round = styled(ChatLink)`
  && {
    position: fixed;
    z-index: 20;
    inset-block-end: calc((${barHeight} - 2.75rem) / 2 + env(safe-area-inset-bottom));
    inset-inline-end: ${space(2)};
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0;
    border-radius: ${radius.round};
    transition: opacity ${motion.quick}, visibility ${motion.quick};
  }
  &&[data-away='true']:not(:focus-visible) {
    ${away}
  }
  /*
   * Shows and hides the button before React has loaded, in browsers with scroll animations. The first screen has a
   * button of its own.
   */
  @supports (animation-timeline: scroll()) {
    @media (scripting: enabled) {
      :root:not([data-visited]) &&:not([data-away]) {
        ${away}
      }
      ${hasInteracted} &&:not([data-away]) {
        animation: ${hide} step-end both;
        animation-timeline: scroll(root);
        animation-range: 0 30rem;
        ${breakpoint.phone} {
          animation-range: 0 ${barAfter}px;
        }
      }
    }
  }
  ${breakpoint.phone} {
    && {
      border: 1px solid ${color.secondary};
      background: ${color.raised};
      color: ${color.secondary};
      &:hover {
        background: ${color.secondarySoft};
      }
    }
    &&[data-away]:has(+ [data-shown='false']):not(:focus-visible) {
      ${away}
    }
  }
  && {
    @media print {
      display: none;
    }
  }
  > span:first-of-type {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ${breakpoint.medium} {
    && {
      inset-block-end: ${space(3)};
      inset-inline-end: ${space(3)};
      min-inline-size: 3.5rem;
      min-block-size: 3.5rem;
      border: 2px solid ${color.ground};
      box-shadow: ${color.shadow};
    }
  }
`
