import type { ComponentType } from 'react'
import type { PublicPage } from './place'

/** Loads the component of a public page. */
export const loadPage = async (page: PublicPage): Promise<ComponentType> =>
  page === 'home' ? (await import('../LandingPage')).LandingPage : (await import('../PrivacyPage')).PrivacyPage
