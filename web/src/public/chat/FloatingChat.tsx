import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { ChatLink } from './ChatLink'
import { barHeight } from './StickyBar'

/** The chat, always at hand; on small screens it is no second hot button, and stands within the sticky bar once that shows. */
export function FloatingChat() {
  const { t } = useTranslation()
  return (
    <Round text="general">
      <MessageCircle aria-hidden size={26} />
      <span>{t('floating.chat')}</span>
    </Round>
  )
}

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
