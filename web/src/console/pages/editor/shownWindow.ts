import type { LanguageCode } from '@studio/domain/languages'

/** The widths of the windows in which the page can be looked at, in px. */
export const widths = { phone: 390, tablet: 768, desktop: 1280 } as const
export type WidthName = keyof typeof widths

/** The view in the frame: a page, its language and the width of its window. */
export interface Window {
  page: 'home' | 'privacy'
  language: LanguageCode
  width: WidthName
}

/** Returns the first view: the home page in the console's language, on a device like this one. */
export const windowAtFirst = (language: LanguageCode): Window => ({
  page: 'home',
  language,
  width: matchMedia('(min-width: 64rem)').matches ? 'desktop' : 'phone',
})
