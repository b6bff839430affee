import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, space } from '../../../theme/tokens'
import { Hidden } from '../../../ui/Hidden'
import { IconButton } from '../../../ui/IconButton'

/** An open message's position in its list. `at` is undefined if it has left the list or is not loaded. */
export interface Steps {
  at?: number | undefined
  total: number
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** Buttons for the previous and next message, and the position in the list. */
export function MessageSteps({ at, total, onPrevious, onNext, name }: Steps & { name: string }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const words = 'admin.answers.place'
  const say = (value: number) => formatNumber(language, value)
  return (
    <Root>
      {/* `disabled` would take the keyboard focus away from the button. */}
      <IconButton
        label={t(`${words}.previous`)}
        aria-keyshortcuts="K"
        aria-disabled={!onPrevious || undefined}
        onClick={onPrevious}
      >
        <ChevronUp aria-hidden size={20} />
      </IconButton>
      <IconButton
        label={t(`${words}.next`)}
        aria-keyshortcuts="J"
        aria-disabled={!onNext || undefined}
        onClick={onNext}
      >
        <ChevronDown aria-hidden size={20} />
      </IconButton>
      <p role="status">
        <Hidden>{`${name} `}</Hidden>
        <span>{at !== undefined && t(`${words}.of`, { n: say(at + 1), total: say(total) })}</span>
      </p>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  margin-block-end: ${space(1)};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
  button {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
  [aria-disabled] {
    opacity: 0.5;
  }
`
