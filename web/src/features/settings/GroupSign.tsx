import { CircleCheck, CircleDashed, CloudUpload, PencilLine, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'

/** How far a group has come: in its fields only, on this device, on the site; never saved; or not known. */
export type GroupState = 'unsaved' | 'pending' | 'published' | 'new' | 'unheard'

const icons = {
  unsaved: PencilLine,
  pending: CloudUpload,
  published: CircleCheck,
  new: CircleDashed,
  unheard: WifiOff,
}

const words = {
  unsaved: 'admin.settings.unsaved',
  pending: 'admin.common.pending',
  published: 'admin.settings.published',
  new: 'admin.settings.notYetSaved',
  unheard: 'admin.common.unheard',
} as const

/** A group's state in a word. */
export function GroupSign({ state }: { state: GroupState }) {
  const { t } = useTranslation('console')
  const Icon = icons[state]
  return (
    <Root $state={state}>
      <Icon aria-hidden size={16} />
      {t(words[state])}
    </Root>
  )
}

const tones: Record<GroupState, string> = {
  unsaved: color.hot,
  pending: color.cool,
  published: color.good,
  new: color.inkSoft,
  unheard: color.inkSoft,
}
const Root = styled.p<{ $state: GroupState }>`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
  color: ${({ $state }) => tones[$state]};
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.3;
  svg {
    flex: none;
  }
`
