import type { MessageStatus } from '@studio/domain/message'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/Badge'

const tones = { new: 'hot', read: 'plain', replied: 'cool', archived: 'plain' } as const

/** A message's status in the reader's language. */
export function StatusBadge({ status }: { status: MessageStatus }) {
  const { t } = useTranslation('console')
  return <Badge $tone={tones[status]}>{t(`admin.messages.status.${status}`)}</Badge>
}
