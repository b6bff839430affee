import type { Standing } from '@studio/domain/outbox/standings'
import { CloudAlert, CloudCheck, CloudUpload, PencilLine } from 'lucide-react'
import { color } from '../theme/tokens'

/** How far what is written has come; `unsaved` is in the form only. */
export type WrittenStanding = Standing | 'unsaved'

/** How each standing looks, in rows, tabs and cards the same; its words are in the dictionary. */
export const standingLooks = {
  published: { Icon: CloudCheck, tone: color.good },
  pending: { Icon: CloudUpload, tone: color.cool },
  conflict: { Icon: CloudAlert, tone: color.danger },
  refused: { Icon: CloudAlert, tone: color.danger },
  unsaved: { Icon: PencilLine, tone: color.hot },
} as const satisfies Record<WrittenStanding, object>
