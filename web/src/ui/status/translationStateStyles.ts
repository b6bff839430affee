import type { TranslationState } from '@studio/domain/content/translation/sourceHashes'
import { Bot, CircleCheck, CircleDashed, ClockAlert, Copy } from 'lucide-react'
import { color } from '../../theme/tokens'

/** Icon and colour of each translation state. The text is always beside it or in a legend. */
export const translationStateStyles = {
  complete: { Icon: CircleCheck, tone: color.good },
  // A missing text is not an error, because hidden documents may lack texts.
  missing: { Icon: CircleDashed, tone: color.inkSoft },
  copied: { Icon: Copy, tone: color.inkSoft },
  outOfDate: { Icon: ClockAlert, tone: color.accent },
  machine: { Icon: Bot, tone: color.secondary },
} as const satisfies Record<TranslationState, object>
