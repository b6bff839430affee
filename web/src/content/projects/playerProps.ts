import type { PublicProject } from '@studio/domain/content/publicContent'
import type { ReactNode } from 'react'

/** The content of a card: a stored project, or one of the bundled samples. */
export interface CardContent extends PublicProject {
  isSample?: boolean
}

export interface PlayerProps {
  /** The project that opens first; undefined if the address names it. */
  first?: CardContent
  /** The projects in order; those with nothing to open are skipped. */
  among: readonly CardContent[]
  /** Renders the words of a project's client, if there are any. */
  words?: ((card: CardContent) => ReactNode) | undefined
  /** The open project has its own address, as on the public page. */
  hasAddress?: boolean
  /** Renders the buttons for someone who has watched a project. */
  ask?: ((card: CardContent) => ReactNode) | undefined
  onClose: () => void
}

/** A phone held upright, tall enough for a fixed foot. */
export const uprightPhone = '@media (max-width: 47.99rem) and (min-height: 35rem)'
