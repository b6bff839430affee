import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import { CloudAlert, CloudCheck, CloudUpload, PencilLine } from 'lucide-react'
import { color } from '../../theme/tokens'

/** The status of a value; `unsaved` exists only in forms. */
export type ShownStatus = SyncStatus | 'unsaved'

/** Icon and colour of each status; the texts are in the dictionary. */
export const syncStatusStyles = {
  published: { Icon: CloudCheck, tone: color.good },
  pending: { Icon: CloudUpload, tone: color.secondary },
  conflict: { Icon: CloudAlert, tone: color.danger },
  refused: { Icon: CloudAlert, tone: color.danger },
  unsaved: { Icon: PencilLine, tone: color.accent },
} as const satisfies Record<ShownStatus, object>
