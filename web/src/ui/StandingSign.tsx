import { useTranslation } from 'react-i18next'
import { IconLine } from './IconLine'
import { standingLooks, type WrittenStanding } from './standingLooks'

/** How far something has come, in words. */
export function StandingSign({ standing }: { standing: WrittenStanding }) {
  const { t } = useTranslation('console')
  const { Icon, tone } = standingLooks[standing]
  return (
    <IconLine $tone={tone}>
      <Icon aria-hidden size={16} />
      {t(`admin.sync.standing.${standing}`)}
    </IconLine>
  )
}
