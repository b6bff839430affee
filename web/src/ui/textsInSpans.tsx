import { Children, type ReactNode } from 'react'

/**
 * Wraps each text among the children in a span. A browser's translator replaces text nodes: React then throws when it
 * inserts or removes something beside one, and its updates of the text stay invisible.
 */
export const textsInSpans = (children: ReactNode) =>
  Children.map(children, (child) =>
    typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child,
  )
