/** Time in ms in which a confirmed action may still remove or disable the button that opened the dialog. */
const waitsFor = 10_000
const checkEveryMs = 100

const takesFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled') && element.checkVisibility()

/**
 * Returns the focus to the element that had it before a dialog. If that is gone, or disappears within seconds, the
 * focus goes to the row that replaced its row (`place`), or to the page's heading. Otherwise keyboards and screen
 * readers would restart at the top of the page.
 */
export function giveFocusBack(opener: Element | null, place: () => HTMLElement | undefined = () => undefined) {
  // The page has not moved under the dialog. Without this, the browser would scroll for a sticky element.
  if (takesFocus(opener)) opener.focus({ preventScroll: true })
  const until = Date.now() + waitsFor
  const check = () => {
    const isNowhere = isFocusNowhere()
    if (!isNowhere && document.activeElement !== opener) return
    if (isNowhere && takesFocus(opener)) return
    const next = isNowhere ? place() : undefined
    if (next) giveFocus(next)
    else if (isNowhere) focusHeading()
    else if (Date.now() < until) setTimeout(check, checkEveryMs)
  }
  check()
}

export const isFocusNowhere = () => document.activeElement === null || document.activeElement === document.body

export const focusHeading = () => giveFocus(document.querySelector<HTMLElement>('h1') ?? document.querySelector('main'))

/** Focuses an element, even one that is not focusable by itself. Does not scroll. */
export function giveFocus(place: HTMLElement | null) {
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
