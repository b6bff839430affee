import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import { CloudAlert, CloudCheck, CloudUpload, PencilLine } from 'lucide-react'
import { color } from '../../theme/tokens'

/** How far what is written has come; `unsaved` is in the form only. */
export type ShownStatus = SyncStatus | 'unsaved'

/** How each status looks, in rows, tabs and cards the same; its words are in the dictionary. */
export const syncStatusStyles = {
  published: { Icon: CloudCheck, tone: color.good },
  pending: { Icon: CloudUpload, tone: color.secondary },
  conflict: { Icon: CloudAlert, tone: color.danger },
  refused: { Icon: CloudAlert, tone: color.danger },
  unsaved: { Icon: PencilLine, tone: color.accent },
} as const satisfies Record<ShownStatus, object>
