import { page } from 'vitest/browser'

/* Helpers for tests of the page editor. */

/** The document of the page in the editor. */
export const shownPage = () => document.querySelector('iframe')?.contentDocument ?? undefined

/** Returns the parts of the page that a name opens, in the page's order. */
export const partsNamed = (name: string) => [
  ...(shownPage()?.querySelectorAll<HTMLElement>(`[role=button][aria-label="${name}"]`) ?? []),
]

export const inFrame = () => page.frameLocator(page.getByTitle('Tu página, para editarla'))

/** Long enough for the first load of the public page's code. */
export const loading = { timeout: 80_000 }
