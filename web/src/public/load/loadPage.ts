import type { ComponentType } from 'react'
import type { PublicPage } from './place'

/** The component of a public page, fetched. */
export const loadPage = async (page: PublicPage): Promise<ComponentType> =>
  page === 'home' ? (await import('../LandingPage')).LandingPage : (await import('../PrivacyPage')).PrivacyPage
