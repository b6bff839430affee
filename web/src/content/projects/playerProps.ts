import type { PublicProject } from '@studio/domain/content/publicContent'
import type { ReactNode } from 'react'

/** The content of a card: a stored project, or one of the bundled samples. */
export interface CardContent extends PublicProject {
  isSample?: boolean
}

export interface PlayerProps {
  /** The project that plays first. */
  first: CardContent
  /** The projects in order; those without a video are skipped. */
  among: readonly CardContent[]
  /** Renders the buttons for someone who has watched a project. */
  ask?: ((card: CardContent) => ReactNode) | undefined
  onClose: () => void
}

/** A phone held upright, tall enough for a fixed foot. */
export const uprightPhone = '@media (max-width: 47.99rem) and (min-height: 35rem)'
