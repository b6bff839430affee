import type { PublicPages } from '../content/publicPages'
import { beginWith } from '../public/data/content'
import { LandingPage } from '../public/LandingPage'
import { PrivacyPage } from '../public/PrivacyPage'

/** The public pages for the console's editor. */
export const publicPages: PublicPages = { home: LandingPage, privacy: PrivacyPage, showContent: beginWith }
