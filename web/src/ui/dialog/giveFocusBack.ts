/** What was confirmed may take this long to take its button away, or to switch it off while it is done. */
const waitsFor = 10_000
const checkEveryMs = 100

const takesFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled') && element.checkVisibility()

/**
 * Gives the focus back to what had it before a dialog. Where that is gone, or goes a moment later, the row has it that
 * came in the `place` of its row, or else the page's heading: a keyboard or a screen reader would start again at the top
 * of everything.
 */
export function giveFocusBack(opener: Element | null, place: () => HTMLElement | undefined = () => undefined) {
  // The page has not moved under the dialog; a browser would scroll to what sticks to its top.
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

/** Gives the focus to the page's heading. */
export const focusHeading = () => giveFocus(document.querySelector<HTMLElement>('h1') ?? document.querySelector('main'))

/** Gives the focus also to what takes none by itself. The list around what is gone stays where it was. */
export function giveFocus(place: HTMLElement | null) {
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
