import type { MessageStatus } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/status/Badge'

const tones = { new: 'accent', read: 'plain', replied: 'secondary', archived: 'plain' } as const

/** A message's status as a coloured badge. */
export function StatusBadge({ status }: { status: MessageStatus }) {
  const { t } = useTranslation('console')
  return <Badge $tone={tones[status]}>{t(`admin.messages.status.${status}`)}</Badge>
}
