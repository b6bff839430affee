/** What was confirmed may take this long to take its button away, or to switch it off while it is done. */
const waitsFor = 10_000
const looksEvery = 100

const takesFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled') && element.checkVisibility()

/**
 * Gives the focus back to what had it before a dialog. Where that is gone, or goes a moment later, the page's heading
 * has it: a keyboard or a screen reader would start again at the top of everything.
 */
export function giveFocusBack(opener: Element | null) {
  if (takesFocus(opener)) opener.focus()
  const until = Date.now() + waitsFor
  const look = () => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (!isNowhere && document.activeElement !== opener) return
    if (isNowhere && takesFocus(opener)) return
    if (isNowhere) focusHeading()
    else if (Date.now() < until) setTimeout(look, looksEvery)
  }
  look()
}

/** The list around what is gone stays where it was. */
function focusHeading() {
  const place = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
