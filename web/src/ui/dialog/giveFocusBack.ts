const takesFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled') && element.checkVisibility()

/**
 * Returns the focus to the element that had it before a dialog. If that element is gone, focuses the row in its `place`,
 * or else the page's heading: a keyboard or a screen reader would start again at the top.
 */
export function giveFocusBack(opener: Element | null, place: () => HTMLElement | undefined = () => undefined) {
  // The page has not moved under the dialog. Without this, the browser would scroll for a sticky element.
  if (takesFocus(opener)) opener.focus({ preventScroll: true })
  if (!isFocusNowhere()) return
  const next = place()
  if (next) giveFocus(next)
  else focusHeading()
}

export const isFocusNowhere = () => document.activeElement === null || document.activeElement === document.body

export const focusHeading = () => giveFocus(document.querySelector<HTMLElement>('h1') ?? document.querySelector('main'))

/** Focuses an element, even one that is not focusable by itself. Does not scroll. */
export function giveFocus(place: HTMLElement | null) {
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
