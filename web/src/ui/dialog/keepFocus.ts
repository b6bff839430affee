import { giveFocus, isFocusNowhere } from './giveFocusBack'
import { listPlaceOf } from './listPlace'

/**
 * A ref for the element that contains the console's pages. If the focused element disappears, it moves the focus to the
 * row that replaced its row. Without one it goes to the surrounding tab panel or `data-keeps-focus` element, or to the
 * page's heading. An open dialog handles its own focus.
 */
export function keepFocus(place: HTMLElement) {
  let last: Element | undefined
  let rowPlace = listPlaceOf(null)
  let around: HTMLElement | null | undefined
  const note = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined
    rowPlace = listPlaceOf(last ?? null)
    around = last?.closest<HTMLElement>('[role=tabpanel], [data-keeps-focus]')
  }
  const check = () => {
    if (!last || last.isConnected || !isFocusNowhere() || document.querySelector('[role$=dialog]')) return
    giveFocus(rowPlace() ?? (around?.isConnected ? around : place.querySelector('h1')))
  }
  const observer = new MutationObserver(check)
  observer.observe(place, { childList: true, subtree: true })
  place.addEventListener('focusin', note)
  return () => {
    observer.disconnect()
    place.removeEventListener('focusin', note)
  }
}
