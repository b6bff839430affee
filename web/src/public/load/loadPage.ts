import type { ComponentType } from 'react'
import type { PublicPage } from './place'

const pages: Readonly<Record<PublicPage, () => Promise<ComponentType>>> = {
  home: async () => (await import('../LandingPage')).LandingPage,
  privacy: async () => (await import('../PrivacyPage')).PrivacyPage,
  lost: async () => (await import('../LostPage')).LostPage,
}

/** Loads the component of a public page. */
export const loadPage = (page: PublicPage): Promise<ComponentType> => pages[page]()
