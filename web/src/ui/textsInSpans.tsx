import { Children, type ReactNode } from 'react'

/**
 * Puts every bare text among the children into an element of its own. A browser's translator replaces text nodes: React
 * then throws when it inserts something before one or removes it, and its changes to one stay invisible.
 */
export const textsInSpans = (children: ReactNode) =>
  Children.map(children, (child) =>
    typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child,
  )
