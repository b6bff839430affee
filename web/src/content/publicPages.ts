import type { PublicContent } from '@studio/domain/content/publicContent'
import { type ComponentType, createContext } from 'react'

/** The public pages, for the console, which may not import them. */
export interface PublicPages {
  home: ComponentType
  privacy: ComponentType
  /** Sets the content that the pages show. */
  showContent: (content: PublicContent) => void
}

/** Loads the public pages. The app provides it. */
export const PublicPagesContext = createContext<() => Promise<PublicPages>>(() =>
  Promise.reject(new Error('the public pages are not provided')),
)
