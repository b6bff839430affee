import type { PublicProject } from '@studio/domain/content/publicContent'
import type { ReactNode } from 'react'

/** What a card shows: a stored project, or one of the bundled samples. */
export interface CardContent extends PublicProject {
  isSample?: boolean
}

/** What the screening room is opened with. */
export interface ScreeningProps {
  /** What plays first. */
  first: CardContent
  /** In their order; those without a video are passed over. */
  among: readonly CardContent[]
  /** What a visitor may do who has seen one. */
  ask?: ((card: CardContent) => ReactNode) | undefined
  onClose: () => void
}

/** A phone that is held upright: it has the height for a foot that stays. */
export const upright = '@media (max-width: 47.99rem) and (min-height: 35rem)'
