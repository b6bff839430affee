import type { TranslationState } from '@studio/domain/content/translation/stamps'
import { Bot, CircleCheck, CircleDashed, ClockAlert, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../../theme/tokens'

/** How a state looks; its words always stand beside it or in the legend. */
export const stateLooks = {
  complete: { Icon: CircleCheck, tone: color.good },
  missing: { Icon: CircleDashed, tone: color.danger },
  copied: { Icon: Copy, tone: color.danger },
  outOfDate: { Icon: ClockAlert, tone: color.accent },
  machine: { Icon: Bot, tone: color.secondary },
} as const satisfies Record<TranslationState, object>

const states = Object.keys(stateLooks) as TranslationState[]

/** What the marks of the overview mean. */
export function StateLegend() {
  const { t } = useTranslation('console')
  return (
    <List>
      {states.map((state) => {
        const { Icon, tone } = stateLooks[state]
        return (
          <Entry key={state} $tone={tone}>
            <Icon aria-hidden size={16} />
            {t(`admin.lists.translations.state.${state}`)}
          </Entry>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Entry = styled.li<{ $tone: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  svg {
    color: ${({ $tone }) => $tone};
  }
`
