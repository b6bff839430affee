import type { TranslationState } from '@studio/domain/content/translation/sourceHashes'
import { Bot, CircleCheck, CircleDashed, ClockAlert, Copy } from 'lucide-react'
import { color } from '../../theme/tokens'

/** How the state of a language's texts is shown; its words always stand beside it or in a legend. */
export const translationStateStyles = {
  complete: { Icon: CircleCheck, tone: color.good },
  // No fault: what is hidden may lack texts.
  missing: { Icon: CircleDashed, tone: color.inkSoft },
  copied: { Icon: Copy, tone: color.inkSoft },
  outOfDate: { Icon: ClockAlert, tone: color.accent },
  machine: { Icon: Bot, tone: color.secondary },
} as const satisfies Record<TranslationState, object>
