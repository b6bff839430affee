import { CircleDashed, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { color } from '../../theme/tokens'
import { IconLine } from '../../ui/IconLine'
import { StandingSign } from '../../ui/StandingSign'
import type { WrittenStanding } from '../../ui/standingLooks'

/** How far a group has come; besides, one that was never saved, and one of which nothing is known. */
export type GroupState = WrittenStanding | 'new' | 'unheard'

/** A group's state in a word. */
export function GroupSign({ state }: { state: GroupState }) {
  const { t } = useTranslation('console')
  if (state === 'new')
    return (
      <IconLine $tone={color.inkSoft}>
        <CircleDashed aria-hidden size={16} />
        {t('admin.settings.notYetSaved')}
      </IconLine>
    )
  if (state === 'unheard')
    return (
      <IconLine $tone={color.inkSoft}>
        <WifiOff aria-hidden size={16} />
        {t('admin.common.unheard')}
      </IconLine>
    )
  return <StandingSign standing={state} />
}
