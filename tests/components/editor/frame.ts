import { page } from 'vitest/browser'

/* Helpers for tests of the page editor. */

/** Returns the DOM document of the page that the editor shows in its frame. */
export const shownPage = () => document.querySelector('iframe')?.contentDocument ?? undefined

/** Returns the elements of the page that open the part of this name, in the page's order. */
export const partsNamed = (name: string) => [
  ...(shownPage()?.querySelectorAll<HTMLElement>(`[role=button][aria-label="${name}"]`) ?? []),
]

export const inFrame = () => page.frameLocator(page.getByTitle('Tu página, para editarla'))

/** Long enough for the first load of the public page's code. */
export const loading = { timeout: 80_000 }
