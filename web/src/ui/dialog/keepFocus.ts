import { giveFocus, isFocusNowhere } from './giveFocusBack'
import { listPlaceOf } from './listPlace'

/**
 * A ref for what holds the console's pages. What has the focus there may be gone as soon as it was used: a form takes
 * the list's place, a button its own away, a row leaves. Then the row that came in its place has the focus, the tab that
 * it was in, what is marked to keep it, or the page's heading once there is one. An open dialog sees to its own.
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
